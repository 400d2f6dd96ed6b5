@_spi(Host) import Fanfold
import FanfoldStandard

// Queries of the page to the engine.

/// Advances the engine to a time, and returns the address of its frame. The frame stays as it is until the next call.
///
/// The frame includes the values that the page needs once per frame, which saves as many calls.
@_expose(wasm, "advance")
func advance(_ host: Host, _ time: Double) -> Int32 {
    host.pointee.engine.advance(to: time)
    host.pointee.writeFrame()
    let frame = host.pointee.frame
    frame[.offset] = offset(host)
    let position = position(host)
    frame[.shown] = Double(host.pointee.engine.item(atPosition: position))
    frame[.position] = position
    frame[.scrolled] = host.pointee.engine.progress(atPosition: position)
    frame[.vignette] = host.pointee.engine.vignetteOpacity
    frame[.pending] = host.pointee.engine.hasEvents ? 1 : 0
    return Int32(Int(bitPattern: frame.start))
}

@_expose(wasm, "needsFrame")
func needsFrame(_ host: Host) -> Flag { Flag(host.pointee.engine.needsFrame) }

@_expose(wasm, "offset")
func offset(_ host: Host) -> Double { host.pointee.engine.context.offset }

@_expose(wasm, "contentLength")
func contentLength(_ host: Host) -> Double {
    host.pointee.engine.layout.contentLength(in: host.pointee.engine.context)
}

/// The resting offset of an item; an index without an item counts as the nearest valid index.
@_expose(wasm, "restingOffset")
func restingOffset(_ host: Host, _ index: Double) -> Double {
    host.pointee.engine.layout.offset(showing: index.isFinite ? index : 0, in: host.pointee.engine.context)
}

/// Whether a release at a velocity would move the content to another resting offset: not at its end.
@_expose(wasm, "canFling")
func canFling(_ host: Host, _ velocity: Double) -> Flag {
    let context = host.pointee.engine.context
    let target = host.pointee.engine.layout.restingOffset(
        forProposed: context.offset + velocity, velocity: velocity, in: context)
    return Flag(abs(target - context.offset) >= 1)
}

/// The first item that may be visible.
@_expose(wasm, "visibleLower")
func visibleLower(_ host: Host) -> Double {
    Double(host.pointee.engine.layout.visibleRange(in: host.pointee.engine.context).lowerBound)
}

/// The one after the last item that may be visible.
@_expose(wasm, "visibleUpper")
func visibleUpper(_ host: Host) -> Double {
    Double(host.pointee.engine.layout.visibleRange(in: host.pointee.engine.context).upperBound)
}

/// The index of the current item: the one nearest to the offset.
@_expose(wasm, "itemShown")
func itemShown(_ host: Host) -> Double { Double(host.pointee.engine.itemShown) }

/// The scroll position at the current offset; 0 if there are fewer than two items.
@_expose(wasm, "position")
func position(_ host: Host) -> Double { host.pointee.engine.position }

/// The scroll position from 0, the start, to 1, the end.
@_expose(wasm, "progress")
func progress(_ host: Host) -> Double { host.pointee.engine.progress }

@_expose(wasm, "isAtStart")
func isAtStart(_ host: Host) -> Flag { Flag(host.pointee.engine.isAtStart) }

@_expose(wasm, "isAtEnd")
func isAtEnd(_ host: Host) -> Flag { Flag(host.pointee.engine.isAtEnd) }

/// The least number of items of a requested loop that is impossible with fewer; 0 if the content loops, or should not.
@_expose(wasm, "leastLoopingCount")
func leastLoopingCount(_ host: Host) -> Double {
    let (engine, context) = (host.pointee.engine, host.pointee.engine.context)
    guard host.pointee.isLoopWanted && !context.isLooping && context.count > 0 else { return 0 }
    return Double(engine.layout.leastLoopingCount(in: context) ?? 0)
}

// A page that sets its own state changes nothing while the content shows this state, or moves to it.

/// Whether the content shows an item or moves to it.
@_expose(wasm, "showsItem")
func showsItem(_ host: Host, _ index: Double) -> Flag {
    Flag(index == itemShown(host) || index == Double(host.pointee.engine.targetItem))
}

/// Whether the content shows an offset or moves to it.
@_expose(wasm, "showsOffset")
func showsOffset(_ host: Host, _ offset: Double) -> Flag { Flag(host.pointee.engine.shows(offset: offset)) }

/// The offset at a scroll position; a position that is not finite has none.
@_expose(wasm, "positionOffset")
func positionOffset(_ host: Host, _ position: Double) -> Double {
    guard position.isFinite else { return .nan }
    return host.pointee.engine.layout.offset(atScrollPosition: position, in: host.pointee.engine.context)
}

/// The offset of the next or the previous item that rests elsewhere, or some items further, or NaN.
@_expose(wasm, "neighborOffset")
func neighborOffset(_ host: Host, _ isForward: Bool, _ items: Int32) -> Double {
    host.pointee.engine.neighborOffset(forward: isForward, items: Int(items)) ?? .nan
}

/// The page shown, if pages have a number of items.
@_expose(wasm, "pageShown")
func pageShown(_ host: Host, _ items: Int32) -> Int32 {
    Int32(host.pointee.engine.pageShown(length: Int(items)))
}

/// The offset at which a page rests, if pages have a number of items.
@_expose(wasm, "pageOffset")
func pageOffset(_ host: Host, _ page: Int32, _ items: Int32) -> Double {
    host.pointee.engine.offset(ofPage: Int(page), length: Int(items))
}

/// The height of a viewport in which the item shown has a height, or −1 if items have a fixed height.
@_expose(wasm, "fittingHeight")
func fittingHeight(_ host: Host, _ itemHeight: Double) -> Double {
    let engine = host.pointee.engine
    guard engine.layout.axis == .horizontal else { return -1 }
    return engine.layout.crossExtent(fittingItem: itemHeight, in: engine.context) ?? -1
}

/// Whether an item is visible, and not completely behind others.
@_expose(wasm, "isReachable")
func isReachable(_ host: Host, _ index: Double) -> Flag {
    guard let item = host.item(index) else { return false }
    return Flag(host.pointee.engine.frame.isReachable(item))
}

/// The largest number of items.
@_expose(wasm, "maximumCount")
func maximumCount(_: Host) -> Double { Double(LayoutContext.maximumCount) }

/// The number of items.
@_expose(wasm, "itemCount")
func itemCount(_ host: Host) -> Double { Double(host.pointee.engine.context.count) }

/// The item that is open or opening, or −1.
@_expose(wasm, "openedItem")
func openedItem(_ host: Host) -> Double { Double(host.pointee.engine.openedItem ?? -1) }

/// The share of the layout with an index in `layoutName`, from 0 to 1: 1 unless a transition is in progress.
@_expose(wasm, "layoutShare")
func layoutShare(_ host: Host, _ index: Int32) -> Double {
    host.pointee.engine.share { $0.index == Int(index) }
}
