/// A step of a sequence; it begins shortly before the end of the previous one.
@usableFromInline
enum EngineStep: Equatable, Sendable {
    case scrollToEnd
    case insertAtEnd
    case awaitInsertion
    case open(Int)
    case close
    case reportAppend(Int)

    /// Whether the application's answer continues the sequence.
    @usableFromInline var isAnswered: Bool { self == .awaitInsertion }

    /// Updates the index of the step; returns false if its item was removed.
    mutating func renumber(_ change: IndexChange) -> Bool {
        switch self {
        case .scrollToEnd, .insertAtEnd, .awaitInsertion, .close: return true
        case .open(var index):
            defer { self = .open(index) }
            return change.renumber(&index)
        case .reportAppend(var index):
            defer { self = .reportAppend(index) }
            return change.renumber(&index)
        }
    }

    /// Returns whether the step may begin while an item is open.
    func allowsOpening(of item: Int) -> Bool {
        switch self {
        case .scrollToEnd, .insertAtEnd, .awaitInsertion, .close: false
        case .open(let index): index == item
        case .reportAppend: true
        }
    }
}
