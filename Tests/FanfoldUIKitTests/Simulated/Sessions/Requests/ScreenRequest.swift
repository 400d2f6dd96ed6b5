import FanfoldUIKit
import UIKit

/// A request of an application, about items that keep their names.
enum ScreenRequest: CaseIterable, Sendable {
    case scroll, scrollFar, open, close, append, prepend, remove, move, layout, rotation, insets,
        reducedMotion
}

/// An application whose screen shows items; each of the requests may be made at any time.
@MainActor protocol RequestingScreen: AnyObject {
    var window: UIWindow { get }
    var collection: FanfoldCollectionView? { get }
    /// The names of the items.
    var names: [Int] { get }
    /// The values of the bindings; nil without bindings.
    var bound: ScreenState.Items? { get }
    /// The number of reports to the application, by name.
    var reports: [String: Int] { get }

    init(_ layout: AnyCollectionLayout, isOpen: Bool)

    func make(_ request: ScreenRequest)
}

/// The state of the application and of the screen at rest.
struct ScreenState: Equatable {
    struct Items: Equatable {
        let shown, open: Int?
    }

    let seen: Items
    let bound: Items?
    let names: [Int]
    let progress: CGFloat
}

extension RequestingScreen {
    var state: ScreenState {
        let seen = ScreenState.Items(
            shown: collection?.fanfoldLayout?.indexPathForShownItem.map { names[$0.item] },
            open: collection?.indexPathForOpenedItem.map { names[$0.item] })
        return ScreenState(
            seen: seen, bound: bound, names: names, progress: collection?.openProgress ?? -1)
    }

    func wait(_ duration: Double) {
        if duration > 0 { StandIn.clock.advance(by: duration, frame: max(duration / 4, 1 / 60)) }
        window.layoutIfNeeded()
    }

    /// Lets few frames pass until nothing moves: the result does not depend on them.
    func settle() {
        for _ in 0..<20 {
            StandIn.clock.advance(by: 0.4, frame: 0.1)
            window.layoutIfNeeded()
            if StandIn.runningDisplayLinks.isEmpty && collection?.isDecelerating == false { break }
        }
    }

    /// Removes the screen, and restores the settings of the system.
    func end() {
        window.subviews.forEach { $0.removeFromSuperview() }
        window.rootViewController = nil
        UIAccessibility.simulatedReduceMotion = false
        handleNotifications()
    }

    /// Exchanges width and height.
    func turn(_ view: UIView?) {
        let size = window.frame.size
        window.frame.size = CGSize(width: size.height, height: size.width)
        view?.frame.size = window.frame.size
    }
}

extension UIEdgeInsets {
    /// The insets that a request sets.
    static let requested = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
}
