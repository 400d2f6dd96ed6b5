#if canImport(UIKit)
import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// How fast content moves by itself unless told otherwise, in points per second.
    nonisolated public static let automaticScrollingVelocity: CGFloat = 200 / 3

    /// Moves the content evenly to its end, until it is touched: a show without hands.
    ///
    /// It waits while the view is in no window, and ends at the end of the content, when something else scrolls, and when
    /// the user turns on Reduce Motion or VoiceOver; where one of them is on, it does not begin.
    ///
    /// - Parameter velocity: In points per second, negative ones back. The default value is 66.7. A velocity of 0, or one
    ///   that is not finite, stops what is on.
    public func scrollAutomatically(velocity: CGFloat = FanfoldCollectionView.automaticScrollingVelocity) {
        automaticScroll.start(velocity, in: self)
    }

    /// Whether the content moves by itself.
    public var isScrollingAutomatically: Bool { automaticScroll.velocity != 0 }
}

/// Moves the content of a collection view by itself.
@MainActor
final class AutomaticScroll {
    private weak var view: FanfoldCollectionView?
    private lazy var driver = FrameDriver { [weak self] in self?.frameWillBeShown() }
    /// In points per second; 0 where nothing moves.
    private(set) var velocity = 0.0
    private var time = 0.0
    /// Where the content is, exactly: UIKit rounds to pixels.
    private var offset = 0.0

    func start(_ velocity: Double, in view: FanfoldCollectionView) {
        stop()
        self.view = view
        view.layoutIfNeeded()
        guard velocity.isFinite, velocity != 0, view.canScrollAutomatically else { return }
        // Takes over from what decelerates.
        view.setContentOffset(view.contentOffset, animated: false)
        self.velocity = velocity
        goOn()
    }

    func stop() {
        velocity = 0
        driver.stop()
    }

    /// The view has come into a window, or gone.
    func goOn() {
        guard velocity != 0, view?.window != nil else { return driver.stop() }
        time = CACurrentMediaTime()
        driver.start()
    }

    private func frameWillBeShown() {
        guard let view, view.canScrollAutomatically,
            let snapshot = view.fanfoldLayout?.state.current(in: view)
        else { return stop() }
        let (now, seen) = (CACurrentMediaTime(), snapshot.context.offset)
        if abs(seen - offset) > Self.rounding { offset = seen }
        let next = offset + velocity * (now - time)
        time = now
        let end = end(in: snapshot)
        let isAtEnd = velocity > 0 ? next >= end : next <= end
        offset = isAtEnd ? end : next
        view.contentOffset = snapshot.contentOffset(at: offset, in: view, keeping: view.contentOffset)
        if isAtEnd { stop() }
    }

    /// Where the content rests at last.
    private func end(in snapshot: LayoutSnapshot) -> Double {
        let range = snapshot.layout.offsetRange(in: snapshot.context)
        return snapshot.layout.restingOffset(
            forProposed: velocity > 0 ? range.upperBound : range.lowerBound, in: snapshot.context)
    }

    /// As much as rounding to pixels may change an offset, in points.
    private static var rounding: Double { 1 }
}
#endif
