#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

/// Events from before a change of the items are handled after it, by the new indices.
extension EngineHost {
    /// Takes the next event. Completions for items that are gone are called before.
    func nextEvent() -> CollectionEvent? {
        endLostCalls()
        return gate.takeEvent() ?? (view.fanfoldLayout == nil ? nil : owner.nextEvent())
    }

    /// Keeps the events before a change of the items, by indices in the data source.
    func keepEvents(of engine: inout HostedEngine) {
        while let event = engine.nextEvent() {
            let isHandled = reordering.note(event)
            let renumbered = event.renumbered { numbering.dataIndex(of: EngineIndex($0)).value }
            if !isHandled, let renumbered { gate.keep(renumbered) }
        }
    }

    /// Keeps the events of a change of the items. The application has made the change itself, so it gets no event for
    /// it.
    ///
    /// - Parameter lost: The former index of the item that was open, if it is gone.
    func keepEvents(ofChangeIn engine: inout HostedEngine, lost: EngineIndex?) {
        while let event = engine.nextEvent() {
            switch event {
            case .didMove: break
            case .didClose(let index) where index == lost?.value: break
            default: gate.keep(event)
            }
        }
    }
}

extension CollectionEvent {
    /// The same event with another index of its item; nil if that is gone.
    func renumbered(_ number: (Int) -> Int?) -> CollectionEvent? {
        switch self {
        case .didTap(let index): number(index).map(CollectionEvent.didTap)
        case .willOpen(let index): number(index).map(CollectionEvent.willOpen)
        case .didOpen(let index): number(index).map(CollectionEvent.didOpen)
        case .willClose(let index): number(index).map(CollectionEvent.willClose)
        case .didClose(let index): number(index).map(CollectionEvent.didClose)
        case .didKeep(let index): number(index).map(CollectionEvent.didKeep)
        case .shouldRemove(let index): number(index).map(CollectionEvent.shouldRemove)
        default: self
        }
    }
}
#endif
