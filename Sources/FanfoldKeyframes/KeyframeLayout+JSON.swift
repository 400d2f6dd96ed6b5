import Fanfold
import Foundation

extension KeyframeLayout {
    /// Creates a layout from JSON.
    ///
    /// - Parameter json: A text in UTF-8, as ``KeyframeSchema`` describes it.
    /// - Throws: ``KeyframeFormatError``, which names the place, what stands there, and what was expected.
    public init(json: Data) throws(KeyframeFormatError) {
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: json)
        } catch {
            throw KeyframeFormatError(path: "", value: "no JSON", expected: "a JSON object")
        }
        try self.init(value)
    }

    /// Creates a layout from JSON.
    ///
    /// - Parameter json: A text, as ``KeyframeSchema`` describes it.
    /// - Throws: ``KeyframeFormatError``, which names the place, what stands there, and what was expected.
    public init(json: String) throws(KeyframeFormatError) { try self.init(json: Data(json.utf8)) }

    init(_ value: JSONValue) throws(KeyframeFormatError) {
        let reader = try JSONReader(
            value, at: "",
            names: [
                "$schema", "name", "description", "axis", "pitch", "keyframes", "before", "after", "smooth",
                "order",
                "stacked", "spacing", "anchor", "eyeDistance", "perspective", "hidesBacks", "snaps",
                "deceleration",
                "removal",
            ])
        for name in ["$schema", "name", "description"] { _ = try reader.string(name) }
        guard let axis = try reader.choice("axis", JSONNames.axes) else {
            throw reader.error("axis", "\"horizontal\" or \"vertical\"")
        }
        guard let pitch = try reader.length("pitch") else {
            throw reader.error("pitch", "how far to scroll from one item to the next, a length")
        }
        guard case .array(let values)? = reader.value("keyframes") else {
            throw reader.error("keyframes", "a list of keyframes")
        }
        var keyframes: [Keyframe] = []
        for (place, value) in values.enumerated() {
            keyframes.append(try Keyframe(value, at: "keyframes[\(place)]"))
        }
        let rules = try KeyframeRules(reader)
        do {
            try self.init(axis: axis, pitch: pitch, keyframes: keyframes, rules: rules)
        } catch {
            let value = JSONValue.number(error.value)
            throw KeyframeFormatError(
                path: error.path, value: value.description, expected: "\(error.reason)".droppingMust)
        }
    }
}

extension String {
    /// What must be, without the word.
    fileprivate var droppingMust: String {
        hasPrefix("must be ") ? String(dropFirst("must be ".count)) : self
    }
}

extension Keyframe {
    init(_ value: JSONValue, at path: String) throws(KeyframeFormatError) {
        let reader = try JSONReader(
            value, at: path,
            names: [
                "at", "x", "y", "width", "height", "scale", "rotation", "depth", "opacity", "cornerRadius",
                "appearance",
            ])
        guard let distance = try reader.number("at") else {
            throw reader.error("at", "the distance from the item shown, a number of items")
        }
        self.init(at: distance)
        x = try reader.length("x")
        y = try reader.length("y")
        width = try reader.length("width")
        height = try reader.length("height")
        scale = try reader.number("scale")
        depth = try reader.length("depth")
        opacity = try reader.number("opacity")
        cornerRadius = try reader.length("cornerRadius")
        if let rotation = reader.value("rotation") {
            let angles = try JSONReader(rotation, at: reader.path(of: "rotation"), names: ["x", "y", "z"])
            rotationX = try angles.number("x")
            rotationY = try angles.number("y")
            rotationZ = try angles.number("z")
        }
        guard let appearance = reader.value("appearance") else { return }
        guard case .object(let members) = appearance else { throw reader.error("appearance", "an object") }
        let numbers = try JSONReader(
            appearance, at: reader.path(of: "appearance"), names: Array(members.keys))
        var elements: [(String, Double)] = []
        for name in numbers.names { elements.append((name, try numbers.number(name) ?? 0)) }
        self.appearance = KeyframeAppearance(elements)
    }
}

extension KeyframeRules {
    init(_ reader: JSONReader) throws(KeyframeFormatError) {
        self.init()
        before = try reader.choice("before", JSONNames.ends) ?? before
        after = try reader.choice("after", JSONNames.ends) ?? after
        order = try reader.choice("order", JSONNames.orders) ?? order
        smooth = try Self.smooth(reader) ?? smooth
        isStacked = try reader.flag("stacked") ?? isStacked
        spacing = try reader.length("spacing") ?? spacing
        if let value = reader.value("anchor") {
            let coordinates = try JSONReader(value, at: "anchor", names: ["x", "y", "z"])
            anchor = KeyframeAnchor(
                x: try coordinates.length("x") ?? 0, y: try coordinates.length("y") ?? 0,
                z: try coordinates.length("z") ?? 0)
        }
        eyeDistance = try reader.length("eyeDistance") ?? eyeDistance
        sharesEye = try reader.choice("perspective", JSONNames.perspectives) ?? sharesEye
        hidesBacks = try reader.flag("hidesBacks") ?? hidesBacks
        snaps = try reader.flag("snaps") ?? snaps
        decelerationRate = try reader.choice("deceleration", JSONNames.decelerations) ?? decelerationRate
        guard let value = reader.value("removal") else { return }
        let rule = try JSONReader(value, at: "removal", names: ["edges", "distance"])
        let distance = try rule.number("distance") ?? 90
        guard (1...1000).contains(distance) else {
            throw rule.error("distance", "a number of points from 1 to 1000")
        }
        removal = RemovalRule(edges: try rule.choice("edges", JSONNames.edges) ?? .both, distance: distance)
    }

    /// All, none, or a list of properties.
    private static func smooth(_ reader: JSONReader) throws(KeyframeFormatError) -> KeyframeProperties? {
        let expected = "true, false, or a list of " + JSONNames.properties.map(\.key).joined(separator: ", ")
        switch reader.value("smooth") {
        case nil: return nil
        case .bool(let isSmooth): return isSmooth ? .all : []
        case .array(let values):
            var properties: KeyframeProperties = []
            for value in values {
                guard let property = JSONNames.properties.first(where: { .string($0.key) == value })?.value
                else {
                    throw KeyframeFormatError(path: "smooth", value: value.description, expected: expected)
                }
                properties.insert(property)
            }
            return properties
        default: throw reader.error("smooth", expected)
        }
    }
}
