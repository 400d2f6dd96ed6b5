import Fanfold
import Inspection

/// An action of a script.
enum ReplayAction: Sendable {
    /// Pointer input; `late` is the delay since the device's measurement, in seconds.
    case pointerDown(Int, Point, late: Double)
    case pointerMove(Int, Point, late: Double)
    case pointerUp(Int, Point, late: Double)
    case pointerCancel(Int)
    case wheel(Double, isPrecise: Bool, notches: Double)
    case key(Key)
    case change(CollectionChange, animated: Bool)
    case append
    case open(Int, frame: Rect?)
    case close
    case requestRemoval(Int, toward: RemovalRule.Edges)
    case answer(Int, isAllowed: Bool)
    case undoRemoval(animated: Bool)
    case scrollTo(Int, align: ItemAlignment, duration: Double?, animated: Bool)
    case scrollToOffset(Double, animated: Bool)
    case scrollAutomatically(velocity: Double)
    case focus(Int?)
    case set(Setting, animated: Bool)

    /// A value that stays set until it is set again.
    enum Setting: Sendable {
        case layout(NamedLayout)
        case parameters([ParameterAssignment])
        case viewport(Size)
        case insets(Insets)
        case division(LayoutDivision?)
        case count(Int)
        case direction(LayoutDirection)
        case reduceMotion(Bool)
        case looping(Bool)
        case options(InteractionOptions)
    }
}

extension ReplayAction {
    /// Indices of items that must exist.
    var items: [Int] {
        switch self {
        case .open(let index, _), .scrollTo(let index, _, _, _): [index]
        case .requestRemoval(let index, _), .answer(let index, _): [index]
        case .focus(let index?): [index]
        case .change(.remove(let index, let count), _): [index, index + count - 1]
        case .change(.move(let from, let to), _): [from, to]
        case .change(.reload(let index), _): [index]
        default: []
        }
    }
}
