@_spi(Host) import Fanfold

// Changes of items by the page. An index without an item is rejected.

@_expose(wasm, "insertItems")
func insertItems(_ host: Host, _ index: Double, _ count: Double, _ isAnimated: Bool, _ time: Double) -> Flag {
    // An append that is pending until then adds an item.
    host.pointee.engine.advance(to: time)
    let itemCount = host.pointee.engine.context.count
    let place = index == Double(itemCount) ? itemCount : host.item(index)
    guard let place, let count = host.count(count), count <= LayoutContext.maximumCount - itemCount
    else { return false }
    host.pointee.engine.apply([.insert(at: place, count: count)], animated: isAnimated, time: time)
    return true
}

@_expose(wasm, "removeItems")
func removeItems(_ host: Host, _ index: Double, _ count: Double, _ isAnimated: Bool, _ time: Double) -> Flag {
    guard let first = host.item(index), let last = host.item(index + count - 1), last >= first
    else { return false }
    host.pointee.engine.apply([.remove(at: first, count: last - first + 1)], animated: isAnimated, time: time)
    return true
}

@_expose(wasm, "moveItem")
func moveItem(_ host: Host, _ from: Double, _ to: Double, _ isAnimated: Bool, _ time: Double) -> Flag {
    guard let from = host.item(from), let to = host.item(to) else { return false }
    host.pointee.engine.apply([.move(from: from, to: to)], animated: isAnimated, time: time)
    return true
}

@_expose(wasm, "appendItem")
func appendItem(_ host: Host, _ time: Double) { host.pointee.engine.append(time: time) }

/// The index of the restored item that was removed last, or −1.
@_expose(wasm, "undoRemoval")
func undoRemoval(_ host: Host, _ isAnimated: Bool, _ time: Double) -> Double {
    Double(host.pointee.engine.undoRemoval(animated: isAnimated, time: time) ?? -1)
}

@_expose(wasm, "requestRemoval")
func requestRemoval(_ host: Host, _ index: Double, _ edge: Int32, _ time: Double) -> Flag {
    guard let item = host.item(index) else { return false }
    // The page asks for edges of `removalEdges` only; a negative number is none.
    let edge: RemovalRule.Edges = edge < 0 ? .both : edge & 1 == 0 ? .start : .end
    host.pointee.engine.requestRemoval(of: item, toward: edge, time: time)
    return true
}

@_expose(wasm, "answerRemoval")
func answerRemoval(_ host: Host, _ index: Double, _ isAllowed: Bool, _ time: Double) {
    guard let item = host.item(index) else { return }
    host.pointee.engine.answerRemoval(of: item, isAllowed: isAllowed, time: time)
}

@_expose(wasm, "openItem")
func openItem(_ host: Host, _ index: Double, _ time: Double) -> Flag {
    guard let item = host.item(index) else { return false }
    host.pointee.engine.openItem(at: item, time: time)
    return true
}

@_expose(wasm, "closeItem")
func closeItem(_ host: Host, _ time: Double) { host.pointee.engine.closeItem(time: time) }
