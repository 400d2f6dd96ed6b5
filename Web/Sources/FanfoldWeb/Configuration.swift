@_spi(Host) import Fanfold
import FanfoldStandard

// Configuration by the page. Lengths are in CSS pixels, times in seconds.

@_expose(wasm, "setViewport")
func setViewport(_ host: Host, _ width: Double, _ height: Double, _ isAnimated: Bool, _ time: Double) {
    host.reconfigure(isAnimated: isAnimated, time: time) { _, context in
        context.viewport = Size(width: width, height: height)
    }
}

@_expose(wasm, "setInsets")
func setInsets(
    _ host: Host, _ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double, _ time: Double
) {
    host.reconfigure(time: time) { _, context in
        context.insets = Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

/// Sets the fold that divides the viewport, by its axis: 1 divides into left and right, 2 into top and bottom, 0 is none.
@_expose(wasm, "setDivision")
func setDivision(_ host: Host, _ axis: Int32, _ position: Double, _ width: Double, _ time: Double) {
    host.reconfigure(time: time) { _, context in
        context.division =
            axis == 0
            ? nil
            : LayoutDivision(axis: axis == 1 ? .horizontal : .vertical, position: position, width: width)
    }
}

/// A count that is negative, not whole or too large is rejected.
@_expose(wasm, "setCount")
func setCount(_ host: Host, _ count: Double, _ time: Double) -> Flag {
    guard let count = host.count(count) else { return false }
    host.reconfigure(time: time) { _, context in context.count = count }
    return true
}

@_expose(wasm, "setRightToLeft")
func setRightToLeft(_ host: Host, _ isRightToLeft: Bool, _ time: Double) {
    host.reconfigure(time: time) { _, context in
        context.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
}

@_expose(wasm, "setReduceMotion")
func setReduceMotion(_ host: Host, _ reduceMotion: Bool, _ time: Double) {
    host.reconfigure(time: time) { _, context in context.reduceMotion = reduceMotion }
}

/// Returns to the feel of the layout.
@inline(never)  // 2 copies would add to the WebAssembly.
func forgetMotionStyle(_ host: Host) { host.pointee.engine.options.motionStyle = nil }

/// Sets a layout, by its index in `layoutName`, with its default parameters. Another index is ignored.
@_expose(wasm, "setLayout")
func setLayout(_ host: Host, _ index: Int32, _ isAnimated: Bool, _ time: Double) {
    guard (0..<Int32(PageLayout.names.count)).contains(index) else { return }
    forgetMotionStyle(host)
    host.reconfigure(isAnimated: isAnimated, time: time) { layout, _ in
        layout = PageLayout(at: Int(index))
    }
}

@_expose(wasm, "setLooping")
func setLooping(_ host: Host, _ isLooping: Bool, _ time: Double) {
    host.pointee.isLoopWanted = isLooping
    host.reconfigure(time: time) { _, _ in }
}

/// Gestures besides tapping, and the snapping of released content. A number without a snapping rule is ignored.
@_expose(wasm, "setOptions")
func setOptions(
    _ host: Host, _ allowsRemoval: Bool, _ allowsReordering: Bool, _ snapping: Int32, _ forbidsDragging: Bool
) {
    var options = host.pointee.engine.options
    options.allowsDragging = !forbidsDragging
    // The page may cancel the event of a tap.
    options.scrollsToTappedItem = false
    if let snapping = Snapping(rawValue: snapping) { options.snapping = snapping }
    options.allowsRemoval = allowsRemoval
    options.allowsReordering = allowsReordering
    host.pointee.engine.options = options
}

/// Sets a parameter of the layout or of the feel; an invalid value is rejected.
@_expose(wasm, "setParameter")
func setParameter(_ host: Host, _ index: Int32, _ value: Double, _ time: Double) -> Flag {
    var changed = host.pointee.engine.layout
    do throws(ParameterError) {
        try changed.setParameter(at: Int(index), to: value)
    } catch {
        return Flag(host.pointee.engine.setMotion(at: Int(index), to: value))
    }
    host.reconfigure(time: time) { layout, _ in layout = changed }
    return true
}
