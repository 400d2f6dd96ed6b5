@_spi(Host) import Fanfold
import FanfoldStandard

// Events that the engine sends to the page.

/// Takes the next event: its number in the page's list, from 1 on, or 0 if there is none.
@_expose(wasm, "nextEvent")
func nextEvent(_ host: Host) -> Int32 {
    guard let event = host.pointee.engine.nextEvent() else { return 0 }
    let (number, first, second) = pageEvent(of: event)
    host.pointee.eventValues = SIMD3(first, second, .nan)
    switch event {
    case .didTap(let index): host.pointee.writePlace(inItem: index)
    case .shouldRemove(let index):
        host.pointee.eventValues[1] = edgeNumber(of: host.pointee.engine.removalEdge(of: index), host)
    case .didRemove: host.pointee.eventValues[2] = edgeNumber(of: host.pointee.engine.lastRemovalEdge, host)
    default: break
    }
    return number.rawValue
}

/// A number of the last event, in the order of the names of `PageEvent`. NaN is no value.
@_expose(wasm, "eventValue")
func eventValue(_ host: Host, _ place: Int32) -> Double { host.pointee.eventValues[Int(place)] }

extension EngineState {
    /// Writes the coordinates in a tapped item, whose pointer was the last one to go up.
    fileprivate mutating func writePlace(inItem index: Int) {
        let items = engine.frame.visibleItems
        let item = items.last { $0.index == index && !$0.isLeaving && $0.contains(lifted) }
        let place = item?.transform.unproject(lifted)
        eventValues[1] = place?.x ?? .nan
        eventValues[2] = place?.y ?? .nan
    }
}

/// The number of an edge on the page: left, right, top and bottom. NaN is none.
private func edgeNumber(of edge: RemovalRule.Edges?, _ host: Host) -> Double {
    guard let edge else { return .nan }
    return (host.pointee.engine.layout.axis == .vertical ? 0 : 2) + (edge == .end ? 1 : 0)
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
