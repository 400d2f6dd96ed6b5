#if canImport(UIKit) && !os(watchOS)
import Fanfold

/// What happens until the items change is told after that, by the numbers that items have then.
extension EngineHost {
    /// What is to be told next; those who wait for an item that is gone are told before.
    func nextEvent() -> CollectionEvent? {
        endLostHighlights()
        return untold.isEmpty ? adapter?.state.engine?.nextEvent() : untold.removeFirst()
    }

    /// Keeps what has happened by now, before the items change. Of an item that goes there is nothing to tell.
    func keepEvents(of engine: inout HostedEngine, until time: Double, _ map: ItemMap) {
        engine.advance(to: time)
        while let event = engine.nextEvent() { untold.append(event) }
        untold = untold.compactMap { $0.renumbered(by: map) }
    }

    /// Keeps what a change of the items has brought about. What it has done itself need not be told.
    ///
    /// - Parameter lost: The former number of the item that was highlighted, if it is gone.
    func keepNews(of engine: inout HostedEngine, lost: Int?) {
        while let event = engine.nextEvent() {
            switch event {
            case .didMove: break
            case .didDismiss(let index) where index == lost: break
            default: untold.append(event)
            }
        }
    }
}

extension CollectionEvent {
    /// The same by the number that its item gets in a change; nil where that is gone.
    fileprivate func renumbered(by map: ItemMap) -> CollectionEvent? {
        switch self {
        case .didTap(let index): map.image(of: index).map(CollectionEvent.didTap)
        case .willHighlight(let index): map.image(of: index).map(CollectionEvent.willHighlight)
        case .didHighlight(let index): map.image(of: index).map(CollectionEvent.didHighlight)
        case .willDismiss(let index): map.image(of: index).map(CollectionEvent.willDismiss)
        case .didDismiss(let index): map.image(of: index).map(CollectionEvent.didDismiss)
        case .shouldRemove(let index): map.image(of: index).map(CollectionEvent.shouldRemove)
        default: self
        }
    }
}
#endif
