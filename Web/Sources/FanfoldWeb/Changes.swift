import Fanfold

// What the page does to items. An index that no item has is refused.

@_expose(wasm, "insertItems")
func insertItems(_ index: Double, _ count: Double, _ isAnimated: Bool, _ time: Double) -> Bool {
    let itemCount = Host.engine.context.count
    let place = index == Double(itemCount) ? itemCount : Host.item(index)
    guard let place, let count = Host.count(count), count <= Int(Int32.max) - itemCount
    else { return false }
    Host.engine.apply([.insert(at: place, count: count)], animated: isAnimated, time: time)
    return true
}

@_expose(wasm, "removeItems")
func removeItems(_ index: Double, _ count: Double, _ isAnimated: Bool, _ time: Double) -> Bool {
    guard let first = Host.item(index), let last = Host.item(index + count - 1), last >= first
    else { return false }
    Host.engine.apply([.remove(at: first, count: last - first + 1)], animated: isAnimated, time: time)
    return true
}

@_expose(wasm, "moveItem")
func moveItem(_ from: Double, _ to: Double, _ isAnimated: Bool, _ time: Double) -> Bool {
    guard let from = Host.item(from), let to = Host.item(to) else { return false }
    Host.engine.apply([.move(from: from, to: to)], animated: isAnimated, time: time)
    return true
}

@_expose(wasm, "appendItem")
func appendItem(_ time: Double) { Host.engine.append(time: time) }

/// The index at which the item is back that was removed last, or −1.
@_expose(wasm, "undoRemoval")
func undoRemoval(_ isAnimated: Bool, _ time: Double) -> Double {
    Double(Host.engine.undoRemoval(animated: isAnimated, time: time) ?? -1)
}

@_expose(wasm, "requestRemoval")
func requestRemoval(_ index: Double, _ time: Double) -> Bool {
    guard let item = Host.item(index) else { return false }
    Host.engine.requestRemoval(of: item, time: time)
    return true
}

@_expose(wasm, "answerRemoval")
func answerRemoval(_ index: Double, _ isAllowed: Bool, _ time: Double) {
    guard let item = Host.item(index) else { return }
    Host.engine.answerRemoval(of: item, isAllowed: isAllowed, time: time)
}

@_expose(wasm, "openItem")
func openItem(_ index: Double, _ time: Double) -> Bool {
    guard let item = Host.item(index) else { return false }
    Host.engine.openItem(at: item, time: time)
    return true
}

@_expose(wasm, "closeItem")
func closeItem(_ time: Double) { Host.engine.closeItem(time: time) }
