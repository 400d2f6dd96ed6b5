#if canImport(UIKit) && !os(watchOS)
import Fanfold

/// What happens until the items change is told after that, by the numbers that items have then.
extension EngineHost {
    /// What is to be told next; those who wait for an item that is gone are told before.
    func nextEvent() -> CollectionEvent? {
        endLostOpenings()
        return untold.isEmpty ? adapter?.state.engine?.nextEvent() : untold.removeFirst()
    }

    /// Keeps what has happened by now, before the items change, by UIKit's numbers.
    func keepEvents(of engine: inout HostedEngine) {
        while let event = engine.nextEvent() {
            if !followFinger(event), let event = event.renumbered(item) { untold.append(event) }
        }
    }

    /// The items change. Of one that goes there is nothing to tell.
    func renumber(by map: ItemMap) {
        untold = untold.compactMap { $0.renumbered(map.image) }
        if case .move(let from, _)? = reordering {
            reordering = map.image(of: from).map { .move(from: $0, to: $0) }
        }
    }

    /// Keeps what a change of the items has brought about. What it has done itself need not be told.
    ///
    /// - Parameter lost: The former number of the item that was open, if it is gone.
    func keepNews(of engine: inout HostedEngine, lost: Int?) {
        while let event = engine.nextEvent() {
            switch event {
            case .didMove: break
            case .didClose(let index) where index == lost: break
            default: untold.append(event)
            }
        }
    }
}

extension CollectionEvent {
    /// The same by another number of its item; nil where that is gone.
    fileprivate func renumbered(_ number: (Int) -> Int?) -> CollectionEvent? {
        switch self {
        case .didTap(let index): number(index).map(CollectionEvent.didTap)
        case .willOpen(let index): number(index).map(CollectionEvent.willOpen)
        case .didOpen(let index): number(index).map(CollectionEvent.didOpen)
        case .willClose(let index): number(index).map(CollectionEvent.willClose)
        case .didClose(let index): number(index).map(CollectionEvent.didClose)
        case .shouldRemove(let index): number(index).map(CollectionEvent.shouldRemove)
        default: self
        }
    }
}
#endif
