@_spi(Host) import Fanfold

// Input from the page to the engine. Lengths are in CSS pixels, times in seconds.

@_expose(wasm, "pointerDown")
func pointerDown(_ host: Host, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double) {
    host.pointee.engine.pointerDown(Int(pointer), at: Point(x: x, y: y), time: time)
}

/// Whether the pointer drags the content.
@_expose(wasm, "pointerMoved")
func pointerMoved(_ host: Host, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double) -> Flag {
    host.pointee.engine.pointerMoved(Int(pointer), to: Point(x: x, y: y), time: time)
    return Flag(host.pointee.engine.isDragging(Int(pointer)))
}

@_expose(wasm, "pointerUp")
func pointerUp(_ host: Host, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double) {
    host.pointee.lifted = Point(x: x, y: y)
    host.pointee.engine.pointerUp(Int(pointer), at: Point(x: x, y: y), time: time)
}

@_expose(wasm, "pointerCancelled")
func pointerCancelled(_ host: Host, _ pointer: Int32, _ time: Double) {
    host.pointee.engine.pointerCancelled(Int(pointer), time: time)
}

/// Whether the wheel moves the content, or has moved it in the same movement. Trackpads have no notches: 0.
@_expose(wasm, "wheel")
func wheel(_ host: Host, _ distance: Double, _ notches: Double, _ time: Double) -> Flag {
    Flag(host.pointee.engine.wheel(distance, isPrecise: notches == 0, notches: notches, time: time))
}

/// Whether the view handles the key. The page uses the numbers of `PageKey`.
@_expose(wasm, "keyDown")
func keyDown(_ host: Host, _ number: Int32, _ time: Double) -> Flag {
    guard let key = PageKey(rawValue: number) else { return false }
    return Flag(host.pointee.engine.keyDown(key.key, time: time))
}

/// An index without an item is rejected.
@_expose(wasm, "scrollToItem")
func scrollToItem(_ host: Host, _ index: Double, _ isAnimated: Bool, _ time: Double) -> Flag {
    guard let item = host.item(index) else { return false }
    host.pointee.engine.scroll(to: item, animated: isAnimated, time: time)
    return true
}

/// Aligns an item, by the number of an `ItemAlignment`. A duration that is NaN is the layout's. An index without an item, or a
/// number without an alignment, is rejected.
@_expose(wasm, "alignItem")
func alignItem(
    _ host: Host, _ index: Double, _ alignment: Int32, _ duration: Double, _ isAnimated: Bool, _ time: Double
) -> Flag {
    guard let item = host.item(index), let alignment = ItemAlignment(rawValue: alignment) else {
        return false
    }
    host.pointee.engine.scroll(
        to: item, align: alignment, duration: duration, animated: isAnimated, time: time)
    return true
}

/// Focuses an item, or none: −1.
@_expose(wasm, "focusItem")
func focusItem(_ host: Host, _ index: Double, _ time: Double) {
    host.pointee.engine.focus(on: host.item(index), time: time)
}

@_expose(wasm, "scrollToOffset")
func scrollToOffset(_ host: Host, _ offset: Double, _ isAnimated: Bool, _ time: Double) {
    host.pointee.engine.scroll(toOffset: offset, animated: isAnimated, time: time)
}

@_expose(wasm, "scrollAutomatically")
func scrollAutomatically(_ host: Host, _ velocity: Double, _ time: Double) {
    host.pointee.engine.scrollAutomatically(velocity: velocity, time: time)
}

/// Begins the interval of autoplay, in seconds; 0 pauses it.
@_expose(wasm, "setAutoplay")
func setAutoplay(_ host: Host, _ interval: Double, _ time: Double) {
    host.pointee.engine.options.autoplayInterval = interval
    host.pointee.engine.delayAutoplay(time: time)
}

/// The time of the next advance, or infinity.
@_expose(wasm, "autoplayTime")
func autoplayTime(_ host: Host) -> Double { host.pointee.engine.autoplayTime }

extension PageKey {
    /// The engine's key.
    fileprivate var key: Key {
        switch self {
        case .arrowLeft: .arrowLeft
        case .arrowRight: .arrowRight
        case .arrowUp: .arrowUp
        case .arrowDown: .arrowDown
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .escape: .escape
        case .delete: .delete
        }
    }
}
