import Fanfold

// What the page asks the engine.

/// Places the items visible for a time; where the frame stands in memory.
///
/// In a page that does much else, whatever is called once in a frame is called as for the first time: so the frame tells of
/// itself what the page would ask each time.
@_expose(wasm, "advance")
func advance(_ time: Double) -> Int32 {
    Host.engine.advance(to: time)
    Host.frame.write(Host.engine.frame.visibleItems)
    Host.frame[.offset] = offset()
    Host.frame[.shown] = itemShown()
    Host.frame[.position] = position()
    Host.frame[.vignette] = Host.engine.vignetteOpacity
    Host.frame[.news] = Host.engine.hasEvents ? 1 : 0
    return Int32(Int(bitPattern: Host.frame.start))
}

@_expose(wasm, "recordLength")
func recordLength() -> Int32 { Int32(FrameBuffer.recordLength) }

@_expose(wasm, "needsFrame")
func needsFrame() -> Bool { Host.engine.needsFrame }

@_expose(wasm, "offset")
func offset() -> Double { Host.engine.context.offset }

@_expose(wasm, "contentLength")
func contentLength() -> Double { Host.engine.layout.contentLength(in: Host.engine.context) }

/// The offset at which an item is shown as it should rest; of an index that no item has, the nearest item's.
@_expose(wasm, "restingOffset")
func restingOffset(_ index: Double) -> Double {
    Host.engine.layout.offset(showing: index.isFinite ? index : 0, in: Host.engine.context)
}

/// Whether the content comes to rest elsewhere once it is let go at a velocity: it does not where it rests at its end.
@_expose(wasm, "canFling")
func canFling(_ velocity: Double) -> Bool {
    let context = Host.engine.context
    let target = Host.engine.layout.restingOffset(
        forProposed: context.offset + velocity, velocity: velocity, in: context)
    return abs(target - context.offset) >= 1
}

/// The first item that may be visible.
@_expose(wasm, "visibleLower")
func visibleLower() -> Double { Double(Host.engine.layout.visibleRange(in: Host.engine.context).lowerBound) }

/// The one after the last item that may be visible.
@_expose(wasm, "visibleUpper")
func visibleUpper() -> Double { Double(Host.engine.layout.visibleRange(in: Host.engine.context).upperBound) }

/// The item that is shown at the present offset: the nearest one.
@_expose(wasm, "itemShown")
func itemShown() -> Double { Double(Host.engine.itemShown) }

/// The position that is shown at the present offset; of a single item, or none, the first one's.
@_expose(wasm, "position")
func position() -> Double {
    let context = Host.engine.context
    return context.count > 1 ? Host.engine.layout.position(at: context.offset, in: context) : 0
}

/// Whether an item is visible, and not wholly behind others.
@_expose(wasm, "isReachable")
func isReachable(_ index: Double) -> Bool {
    guard let item = Host.item(index) else { return false }
    return Host.engine.frame.isReachable(item)
}

/// How many items there are.
@_expose(wasm, "itemCount")
func itemCount() -> Double { Double(Host.engine.context.count) }

/// The item that is open or about to be, or −1.
@_expose(wasm, "openedItem")
func openedItem() -> Double { Double(Host.engine.openedItem ?? -1) }

/// How much of what is shown is the layout's of an index in `layoutName`: 1 where no other comes or goes.
@_expose(wasm, "layoutShare")
func layoutShare(_ index: Int32) -> Double {
    Host.engine.share { $0.index == Int(index) }
}
