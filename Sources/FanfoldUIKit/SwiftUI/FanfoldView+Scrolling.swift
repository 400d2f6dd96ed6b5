#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

extension FanfoldView {
    /// Lets the first item follow the last one, endlessly and in both directions, as long as there are more items than
    /// the view shows.
    ///
    /// - Parameter loops: Whether the content loops. The default value is true; without this modifier, it does not.
    public func loops(_ loops: Bool = true) -> FanfoldView {
        with { $0.scrolling.loops = loops }
    }

    /// Chooses the offsets at which released content rests.
    ///
    /// - Parameter snapping: Without this modifier, the layout decides.
    public func snapping(_ snapping: Snapping) -> FanfoldView {
        with { $0.scrolling.snapping = { _ in snapping } }
    }

    /// Chooses the feel of motions.
    ///
    /// - Parameter style: Without this modifier, or with nil, the layout decides.
    public func motionStyle(_ style: MotionStyle?) -> FanfoldView {
        with { $0.scrolling.motionStyle = style }
    }

    /// Shows the items one after the other.
    ///
    /// Autoplay pauses while a person is at an item, while nobody can see the view, and under Reduce Motion: see
    /// ``FanfoldCollectionView/startAutoplay(every:)``.
    ///
    /// - Parameters:
    ///   - interval: The duration of each item, in seconds. The default value is 5.
    ///   - isActive: Whether autoplay runs. The default value is true; bind it to a button that pauses.
    public func autoplay(
        every interval: TimeInterval = FanfoldCollectionView.defaultAutoplayInterval, isActive: Bool = true
    ) -> FanfoldView {
        with {
            $0.scrolling.autoplayInterval = interval
            $0.scrolling.isAutoplayPaused = !isActive
        }
    }

    /// Lets a hardware keyboard control the view: arrow keys move from item to item.
    ///
    /// - Parameter handlesKeyboard: Whether the view becomes first responder by itself. The default value is true;
    ///   without this modifier, it does not.
    public func handlesKeyboard(_ handlesKeyboard: Bool = true) -> FanfoldView {
        with { $0.scrolling.handlesKeyboard = handlesKeyboard }
    }

    /// Calls a closure with each change of the position: 2.5 is halfway between the items 2 and 3.
    ///
    /// The closure runs in each frame in which the content moves, and once for the first frame. State that it sets
    /// updates the views that read it.
    ///
    /// - Parameter action: Called with the position; in a loop, it is less than the number of items.
    public func onPositionChange(perform action: @escaping (CGFloat) -> Void) -> FanfoldView {
        with { $0.scrolling.positionChange = action }
    }

    /// Calls a closure when the user lifts the finger, with the item at which the content will settle.
    public func onScrollTarget(perform action: @escaping (Data.Element) -> Void) -> FanfoldView {
        with { $0.scrolling.target = { if let item = $0 as? Data.Element { action(item) } } }
    }
}

/// The values of a ``FanfoldView`` that concern scrolling.
struct ScrollingOptions {
    var loops = false
    /// Returns the rests for the size class along the axis.
    var snapping: (UserInterfaceSizeClass?) -> Snapping = { _ in .layout }
    var motionStyle: MotionStyle?
    var autoplayInterval: TimeInterval?
    var isAutoplayPaused = false
    var handlesKeyboard = false
    var positionChange: ((CGFloat) -> Void)?
    var target: ((Any) -> Void)?
    var observers: [ScrollObserver] = []
    var margins = ScrollMargins()
    var edges = ScrollEdgeOptions()

    /// Applies the values to a view.
    @MainActor
    func apply(to view: FanfoldCollectionView, _ environment: EnvironmentValues, _ axis: Fanfold.Axis) {
        view.loops = loops
        view.snapping = snapping(
            axis == .horizontal ? environment.horizontalSizeClass : environment.verticalSizeClass)
        view.motionStyle = motionStyle
        view.isAutoplayPaused = isAutoplayPaused
        view.handlesKeyboard = handlesKeyboard
        edges.apply(to: view)
        if view.host.playback.interval != autoplayInterval {
            view.startAutoplay(every: autoplayInterval ?? 0)
        }
    }
}
#endif
