#if canImport(UIKit) && !os(watchOS)
/// The completions of the application's calls, and the items to which something pending refers.
@MainActor
struct PendingCalls {
    enum Kind {
        case opening, closing, removal
    }

    /// The pending completion of a call about an item.
    struct Completion {
        let kind: Kind
        let item: TrackedItem
        let action: (Bool) -> Void
        /// Whether the removal is refused, even if the item is no longer known.
        var isRefused = false
    }

    /// Whether the application is appending an item.
    var isAppending = false
    private var items: [TrackedItem] = []
    private var completions: [Completion] = []
    /// Items that the application is currently removing: a removal may allow another one.
    private var itemsInRemoval: [TrackedItem] = []
    /// The completions of items that are to be appended.
    private var appendings: [((Bool) -> Void)?] = []
}

// MARK: Items

extension PendingCalls {
    /// The present indices of the items.
    var indices: [DataIndex] { items.compactMap(\.index) }

    mutating func track(_ index: DataIndex) -> TrackedItem {
        let item = TrackedItem(index)
        items.append(item)
        return item
    }

    /// Carries the items through a change, and drops those to which nothing refers any more.
    mutating func renumber(by map: ItemMap) {
        for item in items where item.isInUse { item.renumber(by: map) }
        items.removeAll { $0.index == nil || !$0.isInUse }
    }

    /// Drops all items, and refuses their pending removals, except those that the application is making.
    mutating func forgetItems() {
        let made = itemsInRemoval.map(\.index)
        for place in completions.indices where completions[place].kind == .removal {
            let item = completions[place].item.index
            if item != nil && !made.contains(item) { completions[place].isRefused = true }
        }
        for item in items { item.index = nil }
        items = []
    }

    /// Marks an item as one that the application is removing, until ``endRemoval()``.
    mutating func beginRemoval(of item: TrackedItem) { itemsInRemoval.append(item) }

    mutating func endRemoval() { itemsInRemoval.removeLast() }
}

// MARK: Completions

extension PendingCalls {
    /// Adds the completion of a call, if it has one.
    mutating func add(_ kind: Kind, of index: DataIndex, _ action: ((Bool) -> Void)?) {
        guard let action else { return }
        completions.append(Completion(kind: kind, item: track(index), action: action))
    }

    /// Takes the completions of a kind whose items are meant. An item that is gone has no index.
    mutating func take(_ kind: Kind, where isMeant: (DataIndex?) -> Bool) -> [Completion] {
        let isTaken = { (completion: Completion) in
            completion.kind == kind && isMeant(completion.item.index)
        }
        let taken = completions.filter(isTaken)
        completions.removeAll(where: isTaken)
        for completion in taken { completion.item.isInUse = false }
        return taken
    }

    /// Adds the completion of an item that is to be appended; nil if the call has none.
    mutating func addAppending(_ completion: ((Bool) -> Void)?) { appendings.append(completion) }

    /// Takes the completion of the next item that is appended.
    mutating func takeAppending() -> ((Bool) -> Void)? {
        appendings.isEmpty ? nil : appendings.removeFirst()
    }

    /// Takes the completions of all items that are to be appended.
    mutating func takeAllAppendings() -> [(Bool) -> Void] {
        defer { appendings = [] }
        return appendings.compactMap { $0 }
    }
}
#endif
