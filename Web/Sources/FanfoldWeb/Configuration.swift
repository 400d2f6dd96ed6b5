import Fanfold

// What the page sets up. Lengths are in CSS pixels, times in seconds.

@_expose(wasm, "setViewport")
func setViewport(_ width: Double, _ height: Double, _ isAnimated: Bool, _ time: Double) {
    Host.reconfigure(isAnimated: isAnimated, time: time) { _, context in
        context.viewport = Size(width: width, height: height)
    }
}

@_expose(wasm, "setInsets")
func setInsets(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double, _ time: Double) {
    Host.reconfigure(time: time) { _, context in
        context.insets = Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

/// A count that is negative, not whole or too large is refused.
@_expose(wasm, "setCount")
func setCount(_ count: Double, _ time: Double) -> Bool {
    guard let count = Host.count(count) else { return false }
    Host.reconfigure(time: time) { _, context in context.count = count }
    return true
}

@_expose(wasm, "setRightToLeft")
func setRightToLeft(_ isRightToLeft: Bool, _ time: Double) {
    Host.reconfigure(time: time) { _, context in
        context.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
}

@_expose(wasm, "setReduceMotion")
func setReduceMotion(_ reduceMotion: Bool, _ time: Double) {
    Host.reconfigure(time: time) { _, context in context.reduceMotion = reduceMotion }
}

/// Chooses a layout, by its index in `layoutName`, with its default parameters.
@_expose(wasm, "setLayout")
func setLayout(_ index: Int32, _ isAnimated: Bool, _ time: Double) {
    Host.reconfigure(isAnimated: isAnimated, time: time) { layout, _ in
        layout = PageLayout(at: Int(index))
    }
}

@_expose(wasm, "setLooping")
func setLooping(_ isLooping: Bool, _ time: Double) {
    Host.isLoopWanted = isLooping
    Host.reconfigure(time: time) { _, _ in }
}

/// What a finger may do besides scrolling and tapping, and where content rests that it lets go; a number that no rule
/// has is ignored.
@_expose(wasm, "setOptions")
func setOptions(_ allowsRemoval: Bool, _ allowsReordering: Bool, _ snapping: Int32) {
    if let snapping = Snapping(rawValue: snapping) { Host.engine.options.snapping = snapping }
    Host.engine.options.allowsRemoval = allowsRemoval
    Host.engine.options.allowsReordering = allowsReordering
}

/// Sets a parameter of the layout; a value that it may not take is refused.
@_expose(wasm, "setParameter")
func setParameter(_ index: Int32, _ value: Double, _ time: Double) -> Bool {
    var changed = Host.engine.layout
    do throws(ParameterError) {
        try changed.setParameter(at: Int(index), to: value)
    } catch {
        return false
    }
    Host.reconfigure(time: time) { layout, _ in layout = changed }
    return true
}
