@testable import Fanfold

/// Wheel, trackpad and keyboard.
extension Session {
    /// A key goes down.
    mutating func type(_ key: Key) {
        wasConsumed = engine.keyDown(key, time: time)
    }

    /// Two fingers move on a trackpad, which reports a small distance.
    mutating func scroll(by distance: Double) {
        wasConsumed = engine.wheel(distance, isPrecise: true, time: time)
    }

    /// A wheel turns by one notch, or several.
    mutating func turnWheel(by distance: Double) {
        wasConsumed = engine.wheel(distance, isPrecise: false, time: time)
    }
}

/// The host.
extension Session {
    /// The layout or what it is a function of changes, now.
    mutating func reconfigure(_ change: (inout StandardLayout, inout LayoutContext) -> Void) {
        engine.reconfigure(time: time, change)
        advance()
    }

    /// The viewport changes, now.
    mutating func resize(to size: Size) {
        reconfigure { $1.viewport = size }
    }
}
