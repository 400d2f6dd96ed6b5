import Fanfold

// What the page does to items. An index that no item has is refused.

@_expose(wasm, "insertItems")
func insertItems(_ index: Double, _ count: Double, _ isAnimated: Bool, _ time: Double) -> Bool {
    let isPlace = Host.hasItem(index) || index == Double(Host.engine.context.count)
    let sum = count + Double(Host.engine.context.count)
    guard isPlace && count >= 0 && count == count.rounded(.down) && sum <= Double(Int32.max)
    else { return false }
    Host.engine.apply([.insert(at: Int(index), count: Int(count))], animated: isAnimated, time: time)
    return true
}

@_expose(wasm, "removeItems")
func removeItems(_ index: Double, _ count: Double, _ isAnimated: Bool, _ time: Double) -> Bool {
    guard Host.hasItem(index) && count >= 1 && Host.hasItem(index + count - 1) else { return false }
    Host.engine.apply([.remove(at: Int(index), count: Int(count))], animated: isAnimated, time: time)
    return true
}

@_expose(wasm, "moveItem")
func moveItem(_ from: Double, _ to: Double, _ isAnimated: Bool, _ time: Double) -> Bool {
    guard Host.hasItem(from) && Host.hasItem(to) else { return false }
    Host.engine.apply([.move(from: Int(from), to: Int(to))], animated: isAnimated, time: time)
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
    guard Host.hasItem(index) else { return false }
    Host.engine.requestRemoval(of: Int(index), time: time)
    return true
}

@_expose(wasm, "answerRemoval")
func answerRemoval(_ index: Double, _ isAllowed: Bool, _ time: Double) {
    guard Host.hasItem(index) else { return }
    Host.engine.answerRemoval(of: Int(index), isAllowed: isAllowed, time: time)
}

@_expose(wasm, "highlight")
func highlight(_ index: Double, _ time: Double) -> Bool {
    guard Host.hasItem(index) else { return false }
    Host.engine.highlight(Int(index), time: time)
    return true
}

@_expose(wasm, "dismiss")
func dismiss(_ time: Double) { Host.engine.dismiss(time: time) }
