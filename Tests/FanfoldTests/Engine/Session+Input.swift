@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Wheel, trackpad and keyboard input.
extension Session {
    /// Presses a key.
    mutating func type(_ key: Key) {
        wasConsumed = engine.keyDown(key, time: time)
    }

    /// Reports a small distance from a trackpad.
    mutating func scroll(by distance: Double) {
        wasConsumed = engine.wheel(distance, isPrecise: true, time: time)
    }

    /// Turns a wheel by one or more notches, or by a part of one.
    mutating func turnWheel(by distance: Double, notches: Double = 1) {
        wasConsumed = engine.wheel(distance, isPrecise: false, notches: notches, time: time)
    }
}

/// Changes by the host.
extension Session {
    /// Changes the layout or its context.
    mutating func reconfigure(_ change: (inout StandardLayout, inout LayoutContext) -> Void) {
        engine.reconfigure(time: time, change)
        advance()
    }

    /// Resizes the viewport.
    mutating func resize(to size: Size) {
        reconfigure { $1.viewport = size }
    }
}
