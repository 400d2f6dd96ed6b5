#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import UIKit

/// The classes under test: the five, and one over a custom layout.
enum LayoutKind: CaseIterable {
    case expanding
    case tabStack
    case albumFan
    case cardCarousel
    case taskSwitcher
    case custom

    /// A layout of the class.
    @MainActor
    func make() -> FanfoldCollectionViewLayout {
        switch self {
        case .expanding: ExpandingCollectionViewLayout()
        case .tabStack: TabStackCollectionViewLayout()
        case .albumFan: AlbumFanCollectionViewLayout()
        case .cardCarousel: CardCarouselCollectionViewLayout()
        case .taskSwitcher: TaskSwitcherCollectionViewLayout()
        case .custom: CustomCollectionViewLayout<StripLayout>()
        }
    }

    /// The layout itself.
    @MainActor
    var layout: any CollectionLayout { make().layout }

    static let horizontal: [LayoutKind] = [.albumFan, .cardCarousel, .custom]
}

/// A direction in which a collection view reads.
enum Direction: CaseIterable {
    case leftToRight
    case rightToLeft

    var attribute: UISemanticContentAttribute {
        self == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }

    var layoutDirection: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// A layout as an application might define it: a plain strip of squares that rotate as they pass, with a small space
/// in front.
struct StripLayout: CollectionLayout {
    var side = 120.0

    var axis: Fanfold.Axis { .horizontal }
    var leadingMargin: Double { 10 }
    var snaps: Bool { true }

    func contentLength(in space: LayoutSpace) -> Double { Double(space.count) * side }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let x = position * side - space.offset + side / 2
        var item = ItemAttributes(
            center: Fanfold.Point(x: x, y: space.height / 2), size: Fanfold.Size(width: side, height: side))
        item.rotation.y = (x / space.width - 0.5) * 30
        item.z = position
        item.progress = x / space.width
        return item
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        (space.offset / side - 2, (space.offset + space.width) / side + 1)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { position * side - leadingMargin }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { (offset + leadingMargin) / side }
}
#endif
