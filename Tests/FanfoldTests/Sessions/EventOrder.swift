@_spi(Host) @testable import Fanfold

/// Follows the events of an engine: maintains the items like an application, and detects events out of order.
struct EventOrder {
    private enum Opening: Equatable {
        case none
        case beginning(token: Int)
        case complete(token: Int)
        case ending(token: Int)
    }

    /// The items, as unique tokens.
    private(set) var items: [Int]
    /// The items with pending removal requests, oldest first.
    private(set) var awaiting: [Int] = []
    private(set) var appendCount = 0
    private(set) var hasLostItems = false
    private var opening = Opening.none
    private var lifted: Int?
    private var hasUnfinishedChanges = false
    private var nextToken: Int
    /// The tokens of items about to be restored, by their order.
    var returning: [Int: Int] = [:]

    init(count: Int) {
        items = Array(0..<count)
        nextToken = count
    }

    /// Handles an event.
    ///
    /// - Returns: A violation, if any.
    mutating func take(_ event: CollectionEvent) -> String? {
        switch event {
        case .didTap(let index), .didReload(let index):
            return items.indices.contains(index) ? nil : "there is no such item"
        case .didSettle(let offset):
            return offset.isFinite ? nil : "the offset is not finite"
        case .willOpen, .didOpen, .willClose, .didClose: return takeOpening(event)
        case .shouldRemove, .didKeep: return takeQuestion(event)
        case .didInsert, .didRemove, .didMove, .didFinishChanges: return takeChange(event)
        case .willReorder, .didReorder: return takeReorder(event)
        case .shouldAppend: return "nobody has said that the application appends"
        case .didAppend(let index):
            appendCount += 1
            return items.indices.contains(index) ? nil : "there is no such item"
        }
    }

    /// Changes the count without details.
    mutating func reload(count: Int) {
        guard count != items.count else { return }
        let more = max(count - items.count, 0)
        hasLostItems = true
        items = Array(items.prefix(count)) + (nextToken..<nextToken + more)
        nextToken += more
        awaiting = []
        lifted = nil
    }

    mutating func forgetCounts() {
        appendCount = 0
        hasLostItems = false
    }

    /// Incomplete sequences after everything has settled and all requests are answered.
    var unfinished: String? {
        if hasUnfinishedChanges { return "didFinishChanges is missing" }
        if !awaiting.isEmpty { return "didKeep or didRemove is missing" }
        switch opening {
        case .beginning: return "didOpen is missing"
        case .ending: return "didClose is missing"
        case .none, .complete: return nil
        }
    }

    private func token(_ index: Int) -> Int? { items.indices.contains(index) ? items[index] : nil }
}

extension EventOrder {
    private mutating func takeOpening(_ event: CollectionEvent) -> String? {
        switch (event, opening) {
        case (.willOpen(let index), .none):
            guard let token = token(index) else { break }
            opening = .beginning(token: token)
            return nil
        case (.willOpen(let index), .ending(let token)) where self.token(index) == token:
            opening = .beginning(token: token)
            return nil
        case (.didOpen(let index), .beginning(let token)) where self.token(index) == token:
            opening = .complete(token: token)
            return nil
        case (.willClose(let index), .beginning(let token)) where self.token(index) == token,
            (.willClose(let index), .complete(let token)) where self.token(index) == token:
            opening = .ending(token: token)
            return nil
        case (.didClose(let index), .ending(let token)) where self.token(index) == token,
            (.didClose(let index), .beginning(let token)) where self.token(index) == token,
            (.didClose(let index), .complete(let token)) where self.token(index) == token:
            opening = .none
            return nil
        case (.didClose, .ending(let token)) where !items.contains(token),
            (.didClose, .beginning(let token)) where !items.contains(token),
            (.didClose, .complete(let token)) where !items.contains(token):
            // The item was removed by a reload.
            opening = .none
            return nil
        default: break
        }
        return "it comes while \(opening) of \(items)"
    }

    private mutating func takeQuestion(_ event: CollectionEvent) -> String? {
        switch event {
        case .shouldRemove(let index):
            guard let token = token(index), !awaiting.contains(token) else { return "it was asked before" }
            awaiting.append(token)
        case .didKeep(let index):
            guard let token = token(index), awaiting.contains(token) else { return "nothing was asked" }
            awaiting.removeAll { $0 == token }
        default: break
        }
        return nil
    }

    private mutating func takeReorder(_ event: CollectionEvent) -> String? {
        switch event {
        case .willReorder(let index):
            guard let token = token(index) else { return "there is no such item" }
            lifted = token
        case .didReorder(_, let to):
            guard let lifted, token(to) == lifted else { return "this item was not lifted" }
            self.lifted = nil
        default: break
        }
        return nil
    }

    private mutating func takeChange(_ event: CollectionEvent) -> String? {
        switch event {
        case .didInsert(let index, let count):
            guard index >= 0 && index <= items.count && count > 0 else { return "no such place" }
            items.insert(
                contentsOf: (0..<count).map { returning[$0] ?? nextToken + $0 }, at: index)
            nextToken += count
            returning = [:]
        case .didRemove(let index, let count):
            guard index >= 0 && index + count <= items.count && count > 0 else { return "no such items" }
            let gone = items[index..<index + count]
            if case .complete(let token) = opening, gone.contains(token) { return "it is open" }
            hasLostItems = true
            awaiting.removeAll(where: gone.contains)
            if let lifted, gone.contains(lifted) { self.lifted = nil }
            items.removeSubrange(index..<index + count)
        case .didMove(let from, let to):
            guard items.indices.contains(from) && items.indices.contains(to) && from != to else {
                return "no such items"
            }
            items.insert(items.remove(at: from), at: to)
        default:
            guard hasUnfinishedChanges else { return "nothing has changed" }
            hasUnfinishedChanges = false
            return nil
        }
        hasUnfinishedChanges = true
        return nil
    }
}
