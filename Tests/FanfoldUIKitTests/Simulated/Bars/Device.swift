@_spi(Host) import Fanfold
import FanfoldKeyframes
import FanfoldStandard
import FanfoldUIKit
import Testing
import UIKit

/// A device with its bars, in one orientation and reading direction.
struct Device: Sendable, CustomTestStringConvertible {
    let name: String
    let size: CGSize
    let insets: UIEdgeInsets
    var direction = Direction.leftToRight

    var testDescription: String { "\(name), \(direction)" }

    /// Phones, and an iPhone Duo, whose vertical bar is at the same physical side in both reading directions.
    static let all = Direction.allCases.flatMap { direction in
        [
            Device(
                name: "portrait", size: CGSize(width: 390, height: 844),
                insets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
            Device(
                name: "landscape", size: CGSize(width: 844, height: 390),
                insets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
            Device(
                name: "Duo, closed", size: CGSize(width: 466, height: 678),
                insets: UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 84)),
            Device(
                name: "Duo, open", size: CGSize(width: 951, height: 669),
                insets: UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 84)),
        ].map { device in
            var device = device
            device.direction = direction
            return device
        }
    }

    /// The rectangle that no bar covers.
    var safeArea: CGRect { CGRect(origin: .zero, size: size).inset(by: insets) }

    /// A window of the device.
    @MainActor func makeWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.simulatedSafeAreaInsets = insets
        return window
    }
}

/// The library's twenty layouts.
enum AnyLayout: CaseIterable, Sendable, CustomTestStringConvertible {
    static let allCases =
        StandardLayout.names.indices.map { AnyLayout.standard($0) }
        + KeyframePreset.allCases.map { .preset($0) }

    case standard(Int)
    case preset(KeyframePreset)

    var layout: any CollectionLayout {
        switch self {
        case .standard(let index): StandardLayout.all[index]
        case .preset(let preset): preset.layout
        }
    }

    @MainActor func make() -> FanfoldCollectionViewLayout {
        switch self {
        case .standard(let index): CustomCollectionViewLayout(StandardLayout.all[index])
        case .preset(let preset): CustomCollectionViewLayout(preset.layout)
        }
    }

    var testDescription: String {
        switch self {
        case .standard(let index): "\(StandardLayout.names[index])"
        case .preset(let preset): preset.rawValue
        }
    }
}

extension Collection {
    /// The extent of an item's cell on screen.
    func rect(of item: Int) throws -> CGRect {
        let corners = try #require(cell(item)).quad.corners
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }
}
