#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// Items that a finger moves: the engine moves them at once, the data source once the finger lets go. Until then, the two have
/// other numbers for them.
extension EngineHost {
    /// UIKit's number of an item, by the engine's.
    func item(of index: Int) -> Int { reordering?.inverse?.newIndex(of: index) ?? index }

    /// The engine's number of an item, by UIKit's.
    func index(of item: Int) -> Int { reordering?.newIndex(of: item) ?? item }

    /// Notes what a finger does to the engine's numbers; whether an event is about that.
    @discardableResult
    func followFinger(_ event: CollectionEvent) -> Bool {
        switch (event, reordering) {
        case (.willReorder(let index), _): reordering = .move(from: index, to: index)
        case (.didMove(_, let to), .move(let from, _)?): reordering = .move(from: from, to: to)
        case (.didMove, _), (.didReorder, _): break
        default: return false
        }
        return true
    }

    /// The data source moves what the finger has moved.
    func commitReordering() {
        guard case .move(let from, let to)? = reordering, from != to, let sections = snapshot?.sections else {
            return reordering = nil
        }
        isCommitting = true
        commitMove(from: sections.indexPath(of: from), to: sections.indexPath(forMoveFrom: from, to: to))
        isCommitting = false
        if reordering != nil { perform { abandonReordering(&$0, $1) } }
        view.layoutIfNeeded()
    }

    /// Has the data source move an item, if it may be moved. UIKit has one way to ask for that which every data source
    /// knows: an interactive movement, which begins and ends here. Where it goes is told, whatever the position.
    @discardableResult
    func commitMove(from origin: IndexPath, to target: IndexPath) -> Bool {
        guard view.beginInteractiveMovementForItem(at: origin) else { return false }
        movementTarget = target
        view.updateInteractiveMovementTargetPosition(
            view.layoutAttributesForItem(at: origin)?.center ?? .zero)
        view.endInteractiveMovement()
        movementTarget = nil
        return true
    }

    /// Whether the data source does what the engine has done already. It may move an item elsewhere, or do something else.
    func isCommitment(_ map: ItemMap) -> Bool {
        guard isCommitting, case .move(let from, let to)? = reordering,
            map.changes == [.move(from: from, to: to)]
        else { return false }
        reordering = nil
        return true
    }

    /// What a finger has moved and the data source not goes back, before other changes come. One that holds an item where it was
    /// goes on holding it.
    func abandonReordering(_ engine: inout HostedEngine, _ time: Double) {
        guard case .move(let from, let to)? = reordering, from != to else { return }
        reordering = nil
        if engine.isReordering {
            engine.pointerCancelled(ItemGestures.pointer, time: time)
        } else {
            engine.apply([.move(from: to, to: from)], animated: true, time: time)
        }
    }
}
#endif
