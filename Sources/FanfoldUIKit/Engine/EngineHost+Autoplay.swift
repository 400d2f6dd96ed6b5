#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Autoplay: the engine advances, and a timer begins the frames for it.
extension EngineHost {
    /// The interval for the engine; nil while autoplay is paused.
    var activeAutoplayInterval: Double? {
        let isPaused =
            view.isAutoplayPaused || !isLive || playback.isInBackground || UIAccessibility.isVoiceOverRunning
        return isPaused ? nil : playback.interval
    }

    /// Applies a change of autoplay, or of a setting that pauses it.
    func autoplayDidChange() {
        optionsDidChange()
        awaitAutoplay()
    }

    /// Sets the timer for the next advance. While something moves, frames come anyway.
    func awaitAutoplay() {
        let time = owner.engine.autoplayTime
        guard time.isFinite, isAtRest else { return alarm.cancel() }
        alarm.set(at: time, now: now, isManual: manualTime != nil)
    }

    /// Shows the next item, unless a person is at one or nobody can see it.
    func autoplayIsDue() {
        if view.scrollPhase == .idle && view.isOnScreen && !view.isAttended {
            startFrames()
            // The advance is due now, and is not animated.
            if !mayAnimate { perform { $0.passTime(to: $1) } }
        } else {
            owner.perform { $0.delayAutoplay(time: $1) }
            awaitAutoplay()
        }
    }
}

extension HostedEngine {
    /// Applies options from a time on, in seconds: the interval of autoplay begins then.
    mutating func setOptions(_ options: InteractionOptions, time: Double) {
        if options.autoplayInterval != self.options.autoplayInterval { passTime(to: time) }
        self.options = options
    }
}

extension UIView {
    /// Whether a part of the view is in its window and in all scroll views around it.
    fileprivate var isOnScreen: Bool {
        let path = Array(sequence(first: self as UIView, next: \.superview))
        guard let window, !path.contains(where: \.isHidden) else { return false }
        return ([window] + path.dropFirst().filter(\.clipsToBounds)).allSatisfy { ancestor in
            convert(bounds, to: ancestor).intersects(ancestor.bounds)
        }
    }
}
#endif
