import Fanfold

// What the page tells the engine. Lengths are in CSS pixels, times in seconds.

@_expose(wasm, "pointerDown")
func pointerDown(_ pointer: Int32, _ x: Double, _ y: Double, _ time: Double) {
    Host.engine.pointerDown(Int(pointer), at: Point(x: x, y: y), time: time)
}

/// Whether the pointer drags the content.
@_expose(wasm, "pointerMoved")
func pointerMoved(_ pointer: Int32, _ x: Double, _ y: Double, _ time: Double) -> Bool {
    Host.engine.pointerMoved(Int(pointer), to: Point(x: x, y: y), time: time)
    return Host.engine.isDragging(Int(pointer))
}

@_expose(wasm, "pointerUp")
func pointerUp(_ pointer: Int32, _ x: Double, _ y: Double, _ time: Double) {
    Host.engine.pointerUp(Int(pointer), at: Point(x: x, y: y), time: time)
}

@_expose(wasm, "pointerCancelled")
func pointerCancelled(_ pointer: Int32, _ time: Double) {
    Host.engine.pointerCancelled(Int(pointer), time: time)
}

/// Whether the wheel moves the content.
@_expose(wasm, "wheel")
func wheel(_ distance: Double, _ isPrecise: Bool, _ time: Double) -> Bool {
    Host.engine.wheel(distance, isPrecise: isPrecise, time: time)
}

/// Whether the key is the view's. The page numbers keys as here.
@_expose(wasm, "keyDown")
func keyDown(_ number: Int32, _ time: Double) -> Bool {
    guard let key = PageKey(rawValue: number) else { return false }
    return Host.engine.keyDown(key.key, time: time)
}

/// An index that no item has is refused.
@_expose(wasm, "scrollToItem")
func scrollToItem(_ index: Double, _ isAnimated: Bool, _ time: Double) -> Bool {
    guard let item = Host.item(index) else { return false }
    Host.engine.scroll(to: item, animated: isAnimated, time: time)
    return true
}

/// Focuses an item, or none: −1.
@_expose(wasm, "focusItem")
func focusItem(_ index: Double, _ time: Double) {
    Host.engine.focus(on: Host.item(index), time: time)
}

@_expose(wasm, "scrollToOffset")
func scrollToOffset(_ offset: Double, _ isAnimated: Bool, _ time: Double) {
    Host.engine.scroll(toOffset: offset, animated: isAnimated, time: time)
}

@_expose(wasm, "scrollAutomatically")
func scrollAutomatically(_ velocity: Double, _ time: Double) {
    Host.engine.scrollAutomatically(velocity: velocity, time: time)
}

extension PageKey {
    /// As the engine knows it.
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
