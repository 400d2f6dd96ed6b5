#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FanfoldCollectionView {
    /// The time until autoplay shows the next item, in seconds; nil while it does not run, such as while an item is
    /// open.
    public var autoplayTimeLeft: TimeInterval? {
        guard let engine = host.engine, engine.autoplayTime.isFinite, !engine.context.reduceMotion,
            host.itemToOpen == nil
        else { return nil }
        return max(engine.autoplayTime - host.now, 0)
    }

    /// The default duration of each item in autoplay, in seconds.
    nonisolated public static let defaultAutoplayInterval: TimeInterval = 5

    /// Shows the items one after the other.
    ///
    /// The next item follows when the content has been at rest for the interval; the first item follows the last one.
    /// Autoplay pauses while the user touches the view, while an item is open, while VoiceOver or Switch Control runs, under
    /// Reduce Motion, and while the view is off screen or behind a presented screen. It also pauses while a pointer is over the
    /// view, and while the focus of a remote control, of a keyboard or of text input is in it. Set ``isAutoplayPaused`` to
    /// pause it, such as with a button.
    ///
    /// - Parameter interval: The duration of each item, in seconds. The default value is 5. An interval that is not
    ///   positive stops autoplay; one of less than half a second counts as half a second.
    public func startAutoplay(every interval: TimeInterval = FanfoldCollectionView.defaultAutoplayInterval) {
        host.playback.interval = interval > 0 && interval.isFinite ? interval : nil
        #if !os(tvOS)
        if host.playback.interval != nil, pointer == nil {
            let pointer = UIHoverGestureRecognizer()
            addGestureRecognizer(pointer)
            self.pointer = pointer
        }
        #endif
        host.autoplayDidChange()
    }

    /// Ends autoplay.
    public func stopAutoplay() { startAutoplay(every: 0) }

    /// Whether autoplay has been started, even if it is paused at present.
    public var isAutoplaying: Bool { host.playback.interval != nil }

    /// Whether a person is at an item, or at a screen over the view.
    var isAttended: Bool {
        let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem
        let input = FirstResponderSearch.firstResponder(inWindowOf: self) as? UIView
        let hasFocus =
            focused.map(contains) == true || input.map { $0 !== self && $0.isDescendant(of: self) } == true
        return hasFocus || pointer?.state == .began || pointer?.state == .changed || isBehindScreen
            || UIAccessibility.isSwitchControlRunning
    }

    private var isBehindScreen: Bool {
        sequence(first: self as UIResponder, next: \.next).contains {
            ($0 as? UIViewController)?.presentedViewController != nil
        }
    }
}
#endif
