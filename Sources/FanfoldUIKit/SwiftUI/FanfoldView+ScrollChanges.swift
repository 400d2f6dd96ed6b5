#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

@available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
extension FanfoldView {
    /// Calls a closure when the phase of scrolling changes, as SwiftUI's modifier does for a scroll view.
    ///
    /// `interacting` is a drag, `decelerating` the movement after it, and `animating` a scroll that the application, a key
    /// or autoplay has begun. A finger that catches moving content is `tracking` until it moves.
    ///
    /// - Parameter action: Called with the old and the new phase.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: SwiftUI.ScrollPhase, _ newPhase: SwiftUI.ScrollPhase) -> Void
    ) -> FanfoldView {
        observingScrolling({ SwiftUI.ScrollPhase(of: $0) }) { old, new, _ in action(old, new) }
    }

    /// Calls a closure when the phase of scrolling changes, with the movement at the change. SwiftUI's own context has no
    /// initializer.
    ///
    /// - Parameter action: Called with the old phase, the new phase, and the movement.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: SwiftUI.ScrollPhase, _ newPhase: SwiftUI.ScrollPhase,
                _ context: ScrollPhaseContext
            ) -> Void
    ) -> FanfoldView {
        observingScrolling({ SwiftUI.ScrollPhase(of: $0) }, action)
    }

    /// Calls a closure when a value changes that depends on the scroll view's geometry, as SwiftUI's modifier does for a
    /// scroll view.
    ///
    /// As in SwiftUI, `containerSize` leaves the insets out. `visibleRect` leaves them out as well, because SwiftUI derives it from
    /// the other values: a scroll view of SwiftUI includes the insets there.
    ///
    /// In a loop, the content offset has no meaning: use ``onPositionChange(perform:)``.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value for a geometry.
    ///   - action: Called with the old and the new value.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> FanfoldView {
        observingScrolling({ transform(ScrollGeometry(of: $0)) }) { old, new, _ in action(old, new) }
    }

    /// Observes a value of the view.
    private func observingScrolling<Value: Equatable>(
        _ value: @escaping @MainActor (FanfoldCollectionView) -> Value,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value, _ context: ScrollPhaseContext) -> Void
    ) -> FanfoldView {
        with {
            $0.scrolling.observers.append { view, former, velocity in
                let value = value(view)
                guard let former = former as? Value, former != value else { return (value, {}) }
                let context = ScrollPhaseContext(geometry: ScrollGeometry(of: view), velocity: velocity)
                return (value, { action(former, value, context) })
            }
        }
    }
}

/// The movement of a ``FanfoldView`` at a change of its phase of scrolling.
@available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
public struct ScrollPhaseContext: Sendable {
    /// The offset, size and insets of the content.
    public let geometry: ScrollGeometry
    /// The velocity of the content in the last frame, in points per second; nil in a loop, whose offset has no meaning, and
    /// before the second frame.
    public let velocity: CGVector?
}

/// A function that returns a value of a view, and a closure that reports the change of the value.
typealias ScrollObserver =
    @MainActor (
        _ view: FanfoldCollectionView, _ former: Any?, _ velocity: CGVector?
    ) -> (Any, () -> Void)

/// The values that observers of scrolling have returned last.
@MainActor
final class ScrollObservation {
    private var values: [Any] = []
    /// The time and the offset at the last call.
    private var last: (time: Double, offset: CGPoint)?
    private var velocity: CGVector?

    /// Reports changes since the last call.
    func note(_ view: FanfoldCollectionView, _ observers: [ScrollObserver]) {
        guard !observers.isEmpty else { return }
        measureVelocity(of: view)
        let former = values
        let states = observers.enumerated().map { index, observer in
            observer(view, index < former.count ? former[index] : nil, view.loops ? nil : velocity)
        }
        values = states.map(\.0)
        for (_, report) in states { report() }
    }

    private func measureVelocity(of view: FanfoldCollectionView) {
        let (now, offset) = (view.host.now, view.contentOffset)
        defer { if last?.time != now { last = (now, offset) } }
        guard let last, now > last.time else { return }
        let duration = now - last.time
        velocity = CGVector(
            dx: (offset.x - last.offset.x) / duration, dy: (offset.y - last.offset.y) / duration)
    }
}

@available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
extension SwiftUI.ScrollPhase {
    @MainActor
    fileprivate init(of view: FanfoldCollectionView) {
        switch view.host.owner.phase(of: view) {
        case .held: self = .tracking
        case .dragging: self = .interacting
        case .decelerating: self = .decelerating
        case .idle, .settling, .scrollingAutomatically: self = view.host.isContentMoving ? .animating : .idle
        }
    }
}

@available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
extension ScrollGeometry {
    @MainActor
    fileprivate init(of view: FanfoldCollectionView) {
        let insets = view.adjustedContentInset
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.init(
            contentOffset: view.contentOffset, contentSize: view.contentSize,
            contentInsets: EdgeInsets(
                top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
                bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right),
            // As in SwiftUI, the container is the area within the insets.
            containerSize: view.bounds.inset(by: insets).size)
    }
}

extension EngineHost {
    /// Whether the engine itself moves the content.
    fileprivate var isContentMoving: Bool {
        switch owner.engine.phase {
        case .settling, .scrollingAutomatically, .decelerating: true
        default: false
        }
    }
}
#endif
