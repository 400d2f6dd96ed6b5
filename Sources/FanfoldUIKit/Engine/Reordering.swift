#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The move that a finger has made and the data source has not, and its commit.
struct Reordering {
    /// The change of the indices; nil without a lifted item. The change of an item that has not been moved yet has the same
    /// index twice.
    private(set) var change: IndexChange?
    /// The target of the item that the data source is about to move, until UIKit asks for it.
    var target: IndexPath?
    /// Whether the data source is currently committing the move of the finger.
    var isCommitting = false
    /// Whether the application is putting back an item that the user has moved: the content stays.
    var isReverting = false

    /// The indices of a lifted item that is elsewhere now.
    var move: (from: Int, to: Int)? {
        guard case .move(let from, let to)? = change, from != to else { return nil }
        return (from, to)
    }

    /// Notes a move of the finger. Returns whether the event is such a move.
    mutating func note(_ event: CollectionEvent) -> Bool {
        switch (event, change) {
        case (.willReorder(let index), _): change = .move(from: index, to: index)
        case (.didMove(_, let to), .move(let from, _)?): change = .move(from: from, to: to)
        case (.didMove, _), (.didReorder, _): break
        default: return false
        }
        return true
    }

    mutating func end() { change = nil }

    /// Carries a lifted item, which is where it was, through a change of the items.
    mutating func renumber(by map: ItemMap) {
        guard case .move(let from, _)? = change else { return }
        change = map.image(of: DataIndex(from)).map { .move(from: $0.value, to: $0.value) }
    }

    /// Ends if the data source makes the move that the engine has made already, and returns whether it does. It may move an
    /// item elsewhere instead.
    mutating func end(with map: ItemMap) -> Bool {
        guard isCommitting, let move, map.changes == [.move(from: move.from, to: move.to)] else {
            return false
        }
        end()
        return true
    }

    /// Takes the target of the movement in progress; nil if UIKit has asked for it already.
    mutating func takeTarget() -> IndexPath? {
        defer { target = nil }
        return target
    }
}
#endif
