import Fanfold

/// A type of event: its name, its members besides `at` and `type`, and its action.
struct ReplayEventType: Sendable {
    let name: String
    let members: [String]
    /// All members, including `at` and `type`.
    let allMembers: [String]
    let read: @Sendable (ObjectReader) throws -> ReplayAction

    private init(
        _ name: String, _ members: [String] = [],
        read: @escaping @Sendable (ObjectReader) throws -> ReplayAction
    ) {
        self.name = name
        self.members = members
        allMembers = ["at", "type"] + members
        self.read = read
    }
}

extension ReplayEventType {
    static let all = input + changes + calls + settings
    static let named = NamedValues(all.map { ($0.name, $0) })

    private static let input = [
        ReplayEventType("pointerDown", ["pointer", "x", "y", "late"]) {
            .pointerDown(try $0.integer("pointer"), try $0.point(), late: try $0.late())
        },
        ReplayEventType("pointerMove", ["pointer", "x", "y", "late"]) {
            .pointerMove(try $0.integer("pointer"), try $0.point(), late: try $0.late())
        },
        ReplayEventType("pointerUp", ["pointer", "x", "y", "late"]) {
            .pointerUp(try $0.integer("pointer"), try $0.point(), late: try $0.late())
        },
        ReplayEventType("pointerCancel", ["pointer"]) { .pointerCancel(try $0.integer("pointer")) },
        ReplayEventType("wheel", ["distance", "precise", "notches"]) {
            .wheel(
                try $0.number("distance"), isPrecise: try $0.flag("precise", or: false),
                notches: $0.has("notches") ? try $0.number("notches", in: 0.001...1000) : 1)
        },
        ReplayEventType("key", ["key"]) { .key(try $0.key()) },
    ]

    private static let changes = [
        ReplayEventType("insert", ["index", "count", "animated"]) {
            .change(.insert(at: try $0.integer("index"), count: try $0.count()), animated: try $0.animated())
        },
        ReplayEventType("remove", ["index", "count", "animated"]) {
            .change(.remove(at: try $0.integer("index"), count: try $0.count()), animated: try $0.animated())
        },
        ReplayEventType("move", ["from", "to", "animated"]) {
            .change(
                .move(from: try $0.integer("from"), to: try $0.integer("to")), animated: try $0.animated())
        },
        ReplayEventType("reload", ["index"]) {
            .change(.reload(at: try $0.integer("index")), animated: false)
        },
        ReplayEventType("append") { _ in .append },
        ReplayEventType("requestRemoval", ["index", "edge"]) {
            .requestRemoval(
                try $0.integer("index"),
                toward: try $0.choice("edge", among: RemovalRule.Edges.named, or: "both"))
        },
        ReplayEventType("answer", ["index", "allowed"]) {
            .answer(try $0.integer("index"), isAllowed: try $0.flag("allowed"))
        },
        ReplayEventType("undoRemoval", ["animated"]) { .undoRemoval(animated: try $0.animated()) },
    ]

    private static let calls = [
        ReplayEventType("open", ["index", "frame"]) {
            .open(try $0.integer("index"), frame: try $0.frame())
        },
        ReplayEventType("close") { _ in .close },
        ReplayEventType("scrollTo", ["index", "align", "duration", "animated"]) {
            .scrollTo(
                try $0.integer("index"),
                align: try $0.choice("align", among: ItemAlignment.named, or: "resting"),
                duration: $0.has("duration") ? try $0.number("duration", in: 0...3600) : nil,
                animated: try $0.animated())
        },
        ReplayEventType("scrollToOffset", ["offset", "animated"]) {
            .scrollToOffset(try $0.number("offset"), animated: try $0.animated())
        },
        ReplayEventType("scrollAutomatically", ["velocity"]) {
            .scrollAutomatically(velocity: try $0.number("velocity"))
        },
        ReplayEventType("focus", ["index"]) { .focus($0.has("index") ? try $0.integer("index") : nil) },
    ]

    private static let settings = [
        ReplayEventType("resize", ["width", "height", "animated"]) {
            .set(.viewport(try $0.size()), animated: try $0.animated())
        },
        ReplayEventType("setInsets", ["insets"]) { .set(.insets(try $0.insets()), animated: false) },
        ReplayEventType("setDivision", ["division"]) { .set(.division(try $0.division()), animated: false) },
        ReplayEventType("setItems", ["items"]) { .set(.count(try $0.integer("items")), animated: false) },
        ReplayEventType("setLayout", ["layout", "parameters", "animated"]) {
            .set(.layout(try $0.layout()), animated: try $0.animated())
        },
        ReplayEventType("setParameters", ["parameters", "animated"]) {
            .set(.parameters(try $0.parameters()), animated: try $0.animated())
        },
        ReplayEventType("setDirection", ["direction"]) {
            .set(.direction(try $0.direction()), animated: false)
        },
        ReplayEventType("setReduceMotion", ["reduceMotion"]) {
            .set(.reduceMotion(try $0.flag("reduceMotion")), animated: false)
        },
        ReplayEventType("setLooping", ["looping"]) {
            .set(.looping(try $0.flag("looping")), animated: false)
        },
        ReplayEventType("setOptions", ["options"]) { .set(.options(try $0.options()), animated: false) },
    ]
}

extension ReplayScript {
    /// The types of events, and the members that each may have besides `at` and `type`.
    public static var eventForms: [(name: String, members: [String])] {
        ReplayEventType.all.map { ($0.name, $0.members) }
    }
}
