/// What is done one after the other, each when the one before it is nearly done.
@usableFromInline
enum EngineStep: Equatable, Sendable {
    case scrollToEnd
    case insertAtEnd
    case awaitInsertion
    case open(Int)
    case reportAppend(Int)

    /// Whether it is the application that goes on, by its answer.
    @usableFromInline var isAnswered: Bool { self == .awaitInsertion }

    /// Goes on about the same item; false where that is gone.
    mutating func renumber(_ change: IndexChange) -> Bool {
        switch self {
        case .scrollToEnd, .insertAtEnd, .awaitInsertion: return true
        case .open(var index):
            defer { self = .open(index) }
            return change.renumber(&index)
        case .reportAppend(var index):
            defer { self = .reportAppend(index) }
            return change.renumber(&index)
        }
    }

    /// Whether it goes together with an open item.
    func allowsOpening(of item: Int) -> Bool {
        switch self {
        case .scrollToEnd, .insertAtEnd, .awaitInsertion: false
        case .open(let index): index == item
        case .reportAppend: true
        }
    }
}
