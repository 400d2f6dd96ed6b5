@_spi(Host) import Fanfold
import Inspection

/// Values that occur in several parts of a script.
extension ObjectReader {
    func point() throws -> Point { Point(x: try number("x"), y: try number("y")) }

    func size() throws -> Size {
        Size(width: try number("width", in: Limits.extents), height: try number("height", in: Limits.extents))
    }

    /// The rectangle `frame`, or nil if it is missing.
    func frame() throws -> Rect? {
        guard has("frame") else { return nil }
        let frame = try object("frame", knowing: ["x", "y", "width", "height"])
        return Rect(origin: try frame.point(), size: try frame.size())
    }

    func insets(isOptional: Bool = false) throws -> Insets {
        let edges = ["top", "leading", "bottom", "trailing"]
        let insets = try object("insets", knowing: edges, isOptional: isOptional)
        return Insets(
            top: try insets.number("top", or: 0), leading: try insets.number("leading", or: 0),
            bottom: try insets.number("bottom", or: 0), trailing: try insets.number("trailing", or: 0))
    }

    /// The fold that divides the viewport, or nil if it is missing.
    func division() throws -> LayoutDivision? {
        guard has("division") else { return nil }
        let division = try object("division", knowing: ["axis", "position", "width"])
        return LayoutDivision(
            axis: try division.choice("axis", among: Axis.named), position: try division.number("position"),
            width: try division.number("width", in: Limits.extents, or: 0))
    }

    /// The delay between the device's measurement and the event, in seconds.
    func late() throws -> Double { try number("late", in: Limits.times, or: 0) }

    func count() throws -> Int { try integer("count", in: 1...Limits.counts.upperBound, or: 1) }

    func animated() throws -> Bool { try flag("animated", or: true) }

    func key() throws -> Key { try choice("key", among: Key.named) }

    func direction(or fallback: String? = nil) throws -> LayoutDirection {
        try choice("direction", among: LayoutDirection.named, or: fallback)
    }

    /// The layout named or described by `layout`, with `parameters`.
    func layout() throws -> NamedLayout {
        var named =
            if let keyframes = value("layout"), keyframes.isObject {
                try NamedLayout(keyframes, at: path(of: "layout"))
            } else {
                try choice("layout", among: NamedLayout.named)
            }
        try named.layout.set(try parameters(isOptional: true), at: path(of: "parameters"))
        return named
    }

    func parameters(isOptional: Bool = false) throws -> [ParameterAssignment] {
        let parameters = try object("parameters", knowing: nil, isOptional: isOptional)
        return try parameters.names.map { ParameterAssignment(name: $0, value: try parameters.number($0)) }
    }

    func options(isOptional: Bool = false) throws -> InteractionOptions {
        let members = [
            "allowsRemoval", "asksBeforeRemoval", "allowsReordering", "snapping", "autoplayInterval",
        ]
        let object = try object("options", knowing: members, isOptional: isOptional)
        let defaults = InteractionOptions()
        var options = defaults
        options.allowsRemoval = try object.flag("allowsRemoval", or: defaults.allowsRemoval)
        options.asksBeforeRemoval = try object.flag("asksBeforeRemoval", or: defaults.asksBeforeRemoval)
        options.allowsReordering = try object.flag("allowsReordering", or: defaults.allowsReordering)
        options.snapping = try object.choice("snapping", among: Snapping.named, or: "layout")
        options.autoplayInterval = try object.number("autoplayInterval", in: Limits.times, or: 0)
        return options
    }
}

extension CollectionLayout {
    /// Sets parameters by name.
    ///
    /// - Parameter path: The path of the parameters in the script.
    /// - Throws: ``ScriptError`` if a parameter is unknown or its value is out of range.
    mutating func set(_ parameters: [ParameterAssignment], at path: String) throws {
        for parameter in parameters {
            do { try set(parameter) } catch { throw ScriptError("\(path): \(error)") }
        }
    }
}

extension Snapping {
    /// Names of resting offsets in a script.
    static let named = NamedValues<Snapping>([
        ("layout", .layout), ("item", .item), ("flick", .flick), ("none", .none),
    ])
}

extension ItemAlignment {
    /// Names of alignments in a script.
    static let named = NamedValues<ItemAlignment>([
        ("resting", .resting), ("start", .start), ("center", .center), ("end", .end), ("nearest", .nearest),
    ])
}

extension RemovalRule.Edges {
    /// Names of edges in a script.
    static let named = NamedValues<RemovalRule.Edges>([("start", .start), ("end", .end), ("both", .both)])
}

extension Key {
    /// Names of keys in a script.
    static let named = NamedValues<Key>([
        ("arrowLeft", .arrowLeft), ("arrowRight", .arrowRight), ("arrowUp", .arrowUp),
        ("arrowDown", .arrowDown), ("home", .home), ("end", .end), ("pageUp", .pageUp),
        ("pageDown", .pageDown), ("enter", .enter), ("escape", .escape), ("delete", .delete),
    ])
}

extension Axis {
    /// Names of axes in a script.
    static let named = NamedValues<Axis>([("horizontal", .horizontal), ("vertical", .vertical)])
}

extension LayoutDirection {
    /// Names of directions in a script.
    static let named = NamedValues<LayoutDirection>([("ltr", .leftToRight), ("rtl", .rightToLeft)])
}
