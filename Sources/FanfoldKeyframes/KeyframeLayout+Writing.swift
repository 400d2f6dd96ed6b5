import Fanfold
import Foundation

extension KeyframeLayout {
    /// The layout as JSON, from which the same layout can be made.
    ///
    /// - Parameters:
    ///   - name: What it is called. The default value is nil.
    ///   - description: What it shows, in a line. The default value is nil.
    public func json(name: String? = nil, description: String? = nil) -> Data {
        var members = rules.jsonMembers
        members["name"] = name.map(JSONValue.string)
        members["description"] = description.map(JSONValue.string)
        members["axis"] = .string(axis == .horizontal ? "horizontal" : "vertical")
        members["pitch"] = pitch.json
        members["keyframes"] = .array(keyframes.map(\.json))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Nothing in it can fail to be encoded: all of its numbers are finite.
        return (try? encoder.encode(JSONValue.object(members))) ?? Data()
    }
}

extension KeyframeLength {
    var json: JSONValue {
        let extents: [(Double, String?)] = [
            (own, nil), (parts.x, "width"), (parts.y, "height"), (parts.z, "shorter"),
        ]
        var terms = extents.filter { $0.0 != 0 }.map { fraction, extent in
            var members = ["fraction": JSONValue.number(fraction)]
            members["of"] = extent.map(JSONValue.string)
            return members
        }
        guard !terms.isEmpty else { return .number(parts.w) }
        if parts.w != 0 { terms[0]["points"] = .number(parts.w) }
        return terms.count == 1 ? .object(terms[0]) : .array(terms.map(JSONValue.object))
    }
}

extension Keyframe {
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = ["at": .number(distance)]
        members["x"] = x?.json
        members["y"] = y?.json
        members["width"] = width?.json
        members["height"] = height?.json
        members["scale"] = scale.map(JSONValue.number)
        members["depth"] = depth?.json
        members["opacity"] = opacity.map(JSONValue.number)
        members["cornerRadius"] = cornerRadius?.json
        let angles = [("x", rotationX), ("y", rotationY), ("z", rotationZ)]
            .compactMap { name, angle in angle.map { (name, JSONValue.number($0)) } }
        if !angles.isEmpty { members["rotation"] = .object(Dictionary(uniqueKeysWithValues: angles)) }
        let numbers = appearance.entries.map { ($0.name, JSONValue.number($0.value)) }
        if !numbers.isEmpty { members["appearance"] = .object(Dictionary(numbers) { first, _ in first }) }
        return .object(members)
    }
}

extension KeyframeRules {
    /// What differs from the default rules.
    fileprivate var jsonMembers: [String: JSONValue] {
        let usual = KeyframeRules()
        var members: [String: JSONValue] = [:]
        func write<Value: Equatable>(
            _ name: String, _ value: Value, _ usualValue: Value, _ json: (Value) -> JSONValue
        ) {
            if value != usualValue { members[name] = json(value) }
        }
        func word<Value: Equatable>(_ names: KeyValuePairs<String, Value>) -> (Value) -> JSONValue {
            { value in .string(names.first { $0.value == value }?.key ?? "") }
        }
        write("before", before, usual.before, word(JSONNames.ends))
        write("after", after, usual.after, word(JSONNames.ends))
        write("order", order, usual.order, word(JSONNames.orders))
        write("smooth", smooth, usual.smooth) { properties in
            let names = JSONNames.properties.filter { properties.contains($0.value) }.map {
                JSONValue.string($0.key)
            }
            return names.isEmpty ? .bool(false) : .array(names)
        }
        write("stacked", isStacked, usual.isStacked, JSONValue.bool)
        write("spacing", spacing, usual.spacing, \.json)
        write("anchor", anchor, usual.anchor) { .object(["x": $0.x.json, "y": $0.y.json, "z": $0.z.json]) }
        write("eyeDistance", eyeDistance, usual.eyeDistance, \.json)
        write("perspective", sharesEye, usual.sharesEye, word(JSONNames.perspectives))
        write("hidesBacks", hidesBacks, usual.hidesBacks, JSONValue.bool)
        write("snaps", snaps, usual.snaps, JSONValue.bool)
        write("deceleration", decelerationRate, usual.decelerationRate, word(JSONNames.decelerations))
        if let removal {
            members["removal"] = .object([
                "edges": word(JSONNames.edges)(removal.edges), "distance": .number(removal.distance),
            ])
        }
        return members
    }
}
