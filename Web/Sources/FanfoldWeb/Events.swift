@_spi(Host) import Fanfold

// Events that the engine sends to the page.

/// Takes the next event: its number in the page's list, from 1 on, or 0 if there is none.
@_expose(wasm, "nextEvent")
func nextEvent(_ host: Host) -> Int32 {
    guard let event = host.pointee.engine.nextEvent() else { return 0 }
    let (number, first, second) = pageEvent(of: event)
    host.pointee.eventValues = (first, second)
    return number.rawValue
}

/// A number of the last event: at index 0 an index or an offset, at 1 another index or a count.
@_expose(wasm, "eventValue")
func eventValue(_ host: Host, _ place: Int32) -> Double {
    place == 0 ? host.pointee.eventValues.0 : host.pointee.eventValues.1
}

private func pageEvent(of event: CollectionEvent) -> (PageEvent, Double, Double) {
    switch event {
    case .didTap(let index): (.itemtap, Double(index), 0)
    case .didSettle(let offset): (.settle, offset, 0)
    case .willOpen(let index): (.willopen, Double(index), 0)
    case .didOpen(let index): (.didopen, Double(index), 0)
    case .willClose(let index): (.willclose, Double(index), 0)
    case .didClose(let index): (.didclose, Double(index), 0)
    case .shouldRemove(let index): (.beforeremove, Double(index), 0)
    case .didKeep(let index): (.didkeep, Double(index), 0)
    case .didInsert(let index, let count): (.didinsert, Double(index), Double(count))
    case .didRemove(let index, let count): (.didremove, Double(index), Double(count))
    case .didMove(let from, let to): (.didmove, Double(from), Double(to))
    case .didReload(let index): (.didreload, Double(index), 0)
    case .didFinishChanges: (.didfinishchanges, 0, 0)
    case .willReorder(let index): (.willreorder, Double(index), 0)
    case .didReorder(let from, let to): (.didreorder, Double(from), Double(to))
    case .didAppend(let index): (.didappend, Double(index), 0)
    case .shouldAppend: (.shouldappend, 0, 0)
    @unknown default: fatalError()
    }
}
