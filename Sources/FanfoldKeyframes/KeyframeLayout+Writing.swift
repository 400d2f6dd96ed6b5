#if canImport(Foundation)
@_spi(Host) import Fanfold
import Foundation

extension KeyframeLayout {
    /// The layout as JSON, from which an equal layout can be created.
    ///
    /// The present values of the parameters become their defaults.
    ///
    /// - Parameters:
    ///   - name: The layout's name. The default value is nil.
    ///   - description: A summary in one line. The default value is nil.
    public func json(name: String? = nil, description: String? = nil) -> Data {
        var members = jsonMembers
        members["name"] = name.map(JSONValue.init(string:))
        members["description"] = description.map(JSONValue.init(string:))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Encoding cannot fail, because all numbers of a layout are finite.
        return (try? encoder.encode(JSONValue.object(JSONObject(members)))) ?? Data()
    }

    /// The members of the layout's object, without a name and a description.
    var jsonMembers: [String: JSONValue] {
        var members = rules.jsonMembers
        members["axis"] = JSONValue(string: axis == .horizontal ? "horizontal" : "vertical")
        members["pitch"] = pitch.json
        members["keyframes"] = .array(keyframes.map(\.json))
        if !parameters.isEmpty {
            members["parameters"] = .array(zip(parameters, parameterValues).map { $0.json(default: $1) })
        }
        return members
    }
}

extension KeyframeLength {
    var json: JSONValue {
        let extents: [(Double, String?)] = [
            (own, nil), (parts.x, "width"), (parts.y, "height"), (parts.z, "shorter"),
        ]
        var terms = extents.filter { $0.0 != 0 }.map { fraction, extent in
            var members = ["fraction": JSONValue.number(fraction)]
            members["of"] = extent.map(JSONValue.init(string:))
            return members
        }
        guard !terms.isEmpty else { return .number(parts.w) }
        if parts.w != 0 { terms[0]["points"] = .number(parts.w) }
        return terms.count == 1
            ? .object(JSONObject(terms[0])) : .array(terms.map { .object(JSONObject($0)) })
    }
}

extension KeyframeParameter {
    fileprivate func json(default standard: Double) -> JSONValue {
        let units = JSONNames.units
        let members: [String: JSONValue] = [
            "name": JSONValue(string: descriptor.name),
            "unit": units.values.firstIndex(of: descriptor.unit).map { units.name(at: $0) } ?? .null,
            "default": .number(standard),
            "minimum": .number(descriptor.range.lowerBound),
            "maximum": .number(descriptor.range.upperBound),
            "adds": additions.json,
        ]
        return .object(JSONObject(members))
    }
}

extension KeyframeAdditions {
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = [:]
        if pitch != .zero { members["pitch"] = pitch.json }
        if spacing != .zero { members["spacing"] = spacing.json }
        if anchor != .center { members["anchor"] = anchor.json }
        if eyeDistance != .zero { members["eyeDistance"] = eyeDistance.json }
        if !keyframes.isEmpty { members["keyframes"] = .array(keyframes.map(\.json)) }
        return .object(JSONObject(members))
    }
}

extension KeyframeAnchor {
    fileprivate var json: JSONValue { .object(JSONObject(["x": x.json, "y": y.json, "z": z.json])) }
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
        if !angles.isEmpty {
            members["rotation"] = .object(JSONObject(Dictionary(uniqueKeysWithValues: angles)))
        }
        members["curve"] = curve.map { .array([$0.x1, $0.y1, $0.x2, $0.y2].map(JSONValue.number)) }
        let numbers = appearance.entries.map { ($0.name, JSONValue.number($0.value)) }
        if !numbers.isEmpty {
            members["appearance"] = .object(JSONObject(Dictionary(numbers) { first, _ in first }))
        }
        return .object(JSONObject(members))
    }
}

extension KeyframeRules {
    /// The members that differ from the default rules.
    fileprivate var jsonMembers: [String: JSONValue] {
        let usual = KeyframeRules()
        var members: [String: JSONValue] = [:]
        func write<Value: Equatable>(
            _ name: String, _ value: Value, _ usualValue: Value, _ json: (Value) -> JSONValue
        ) {
            if value != usualValue { members[name] = json(value) }
        }
        func word<Value: Equatable>(_ choice: JSONChoice<Value>) -> (Value) -> JSONValue {
            { value in choice.values.firstIndex(of: value).map { choice.name(at: $0) } ?? .null }
        }
        write("before", before, usual.before, word(JSONNames.ends))
        write("after", after, usual.after, word(JSONNames.ends))
        write("order", order, usual.order, word(JSONNames.orders))
        write("smooth", smooth, usual.smooth) { properties in
            let choice = JSONNames.properties
            let names = choice.values.indices.filter { properties.contains(choice.values[$0]) }
                .map(choice.name(at:))
            return names.isEmpty ? .bool(false) : .array(names)
        }
        write("stacked", isStacked, usual.isStacked, JSONValue.bool)
        write("spacing", spacing, usual.spacing, \.json)
        write("anchor", anchor, usual.anchor, \.json)
        write("eyeDistance", eyeDistance, usual.eyeDistance, \.json)
        write("perspective", sharesEye, usual.sharesEye, word(JSONNames.perspectives))
        write("hidesBacks", hidesBacks, usual.hidesBacks, JSONValue.bool)
        write("snaps", snaps, usual.snaps, JSONValue.bool)
        write("paged", isPaged, usual.isPaged, JSONValue.bool)
        var (style, usualStyle, usualValues) = (motionStyle, usual.motionStyle, [Double]())
        usualStyle.visitParameters { usualValues.append($1) }
        style.visitParameters { write($0.name, $1, usualValues.removeFirst(), JSONValue.number) }
        if style.decelerationRate == .fast { members["deceleration"] = JSONValue(string: "fast") }
        if let removal {
            members["removal"] = .object(
                JSONObject([
                    "edges": word(JSONNames.edges)(removal.edges), "distance": .number(removal.distance),
                ]))
        }
        return members
    }
}

extension JSONObject {
    init(_ members: [String: JSONValue]) {
        self.init(members.map { Member(name: Array($0.key.utf8), value: $0.value) })
    }
}

extension JSONChoice {
    fileprivate func name(at index: Int) -> JSONValue {
        .string(Bytes(names.names.bytes.split(separator: UInt8(ascii: ","))[index]))
    }
}

extension JSONValue {
    fileprivate init(string: String) { self = .string(Array(string.utf8)) }
}
#endif
