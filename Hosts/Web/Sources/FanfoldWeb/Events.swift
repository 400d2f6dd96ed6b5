import Fanfold

// What the page hears from the engine.

/// Takes the next event: its number in the page's list, from 1 on, or 0 where there is none.
@_expose(wasm, "nextEvent")
func nextEvent() -> Int32 {
    guard let event = Host.engine.nextEvent() else { return 0 }
    let (number, first, second) = description(of: event)
    Host.eventValues = (first, second)
    return number
}

/// The first number that belongs to the event that was taken last: an index or an offset.
@_expose(wasm, "eventValue")
func eventValue() -> Double { Host.eventValues.0 }

/// The second one: another index, or a count.
@_expose(wasm, "eventSecondValue")
func eventSecondValue() -> Double { Host.eventValues.1 }

private func description(of event: CollectionEvent) -> (Int32, Double, Double) {
    switch event {
    case .didTap(let index): (1, Double(index), 0)
    case .didSettle(let offset): (2, offset, 0)
    case .willHighlight(let index): (3, Double(index), 0)
    case .didHighlight(let index): (4, Double(index), 0)
    case .willDismiss(let index): (5, Double(index), 0)
    case .didDismiss(let index): (6, Double(index), 0)
    case .shouldRemove(let index): (7, Double(index), 0)
    case .didKeep(let index): (8, Double(index), 0)
    case .didInsert(let index, let count): (9, Double(index), Double(count))
    case .didRemove(let index, let count): (10, Double(index), Double(count))
    case .didMove(let from, let to): (11, Double(from), Double(to))
    case .didReload(let index): (12, Double(index), 0)
    case .didFinishChanges: (13, 0, 0)
    case .willReorder(let index): (14, Double(index), 0)
    case .didReorder(let from, let to): (15, Double(from), Double(to))
    case .didAppend(let index): (16, Double(index), 0)
    case .shouldAppend: (17, 0, 0)
    }
}
