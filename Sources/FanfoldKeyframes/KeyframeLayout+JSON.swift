import Fanfold

#if canImport(Foundation)
import Foundation

extension KeyframeLayout {
    /// Creates a layout from JSON.
    ///
    /// - Parameter json: A text in UTF-8, as ``KeyframeSchema`` describes it.
    /// - Throws: ``KeyframeFormatError`` with the path, the value, and the expected value.
    public init(json: Data) throws(KeyframeFormatError) { try self.init(utf8: [UInt8](json)) }
}
#endif

extension KeyframeLayout {
    /// Creates a layout from JSON.
    ///
    /// - Parameter json: A text, as ``KeyframeSchema`` describes it.
    /// - Throws: ``KeyframeFormatError`` with the path, the value, and the expected value.
    public init(json: String) throws(KeyframeFormatError) { try self.init(utf8: Array(json.utf8)) }

    /// Creates a layout from JSON.
    ///
    /// - Parameter bytes: A text in UTF-8, as ``KeyframeSchema`` describes it.
    /// - Throws: ``KeyframeFormatError`` with the path, the value, and the expected value.
    /// - Complexity: O(n) in the number of bytes.
    public init(utf8 bytes: [UInt8]) throws(KeyframeFormatError) {
        do throws(KeyframeTextError) { try self.init(text: bytes) } catch { throw KeyframeFormatError(error) }
    }

    /// Creates a layout from JSON; errors are UTF-8 bytes.
    @_spi(Web) public init(text bytes: [UInt8]) throws(KeyframeTextError) {
        try self.init(JSONValue(utf8: bytes))
    }

    init(_ value: JSONValue) throws(KeyframeTextError) {
        let reader = try JSONReader(value, at: [], names: JSONNames.layout)
        try reader.requireText("$schema")
        try reader.requireText("name")
        try reader.requireText("description")
        guard let axis = try reader.choice("axis", JSONNames.axes) else {
            throw reader.error("axis", text("\"horizontal\" or \"vertical\""))
        }
        guard let pitch = try reader.length("pitch") else {
            throw reader.error(
                "pitch", text("the distance to scroll from one item to the next, such as {\"fraction\": 0.8}")
            )
        }
        guard let keyframes = try reader.keyframes() else {
            throw reader.error(
                "keyframes",
                text("a list of keyframes, such as [{\"at\": -1, \"x\": -300}, {\"at\": 1, \"x\": 300}]"))
        }
        let rules = try KeyframeRules(reader)
        let parameters = try KeyframeParameter.list(reader)
        do throws(KeyframeError) {
            try self.init(
                axis: axis, pitch: pitch, keyframes: keyframes, rules: rules, parameters: parameters)
        } catch {
            throw KeyframeTextError(error)
        }
    }
}

extension JSONValue {
    /// Parses a text, and reports a text that is not JSON as an error of a layout.
    init(utf8 bytes: [UInt8]) throws(KeyframeTextError) {
        do throws(JSONParser.Failure) {
            self = try JSONParser.parse(bytes)
        } catch .tooDeep {
            throw KeyframeTextError(
                path: [], value: text("deeper"),
                expected: text("nested at most ") + decimalText(of: Double(JSONParser.depthLimit))
                    + text(" levels deep"))
        } catch {
            throw KeyframeTextError(
                path: [], value: text("not valid JSON"), expected: text("a JSON object"))
        }
    }
}

extension KeyframeTextError {
    /// Creates an error from an error of a layout's numbers, whose reason begins with "must be".
    fileprivate init(_ error: KeyframeError) {
        let property = error.property.bytes
        let reason = error.reason.bytes
        let path = error.keyframe.map { text("keyframes") + indexText($0) + text(".") + property } ?? property
        self.init(
            path: error.place.path(of: path),
            value: decimalText(of: error.value), expected: Bytes(reason.dropFirst("must be ".utf8.count)))
    }
}

extension KeyframeError.Place {
    /// The path of a property of this part of a layout.
    fileprivate func path(of property: Bytes) -> Bytes {
        func parameter(_ index: Int) -> Bytes { text("parameters") + indexText(index) }
        switch self {
        case .layout: return property
        case .parameter(let index): return parameter(index) + text(".") + property
        case .additions(let index): return parameter(index) + text(".adds.") + property
        case .minimum(let index): return property + text(" at ") + parameter(index) + text(".minimum")
        case .maximum(let index): return property + text(" at ") + parameter(index) + text(".maximum")
        }
    }
}

extension Keyframe {
    init(_ value: JSONValue, at path: Bytes, names: NameList) throws(KeyframeTextError) {
        let reader = try JSONReader(value, at: path, names: names)
        guard let distance = try reader.number("at") else {
            throw reader.error("at", text("the distance from the item shown, such as -1, 0 or 1"))
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
            let angles = try JSONReader(rotation, at: reader.path(of: "rotation"), names: NameList("x,y,z"))
            rotationX = try angles.number("x")
            rotationY = try angles.number("y")
            rotationZ = try angles.number("z")
        }
        curve = try reader.curve()
        if let value = reader.value("appearance") {
            appearance = try Self.appearance(try JSONReader(value, at: reader.path(of: "appearance")))
        }
    }

    /// Reads the numbers for cells, in the order of their names; if several members have the same name, the last one
    /// wins.
    private static func appearance(_ reader: JSONReader) throws(KeyframeTextError) -> KeyframeAppearance {
        var elements: [(name: Bytes, value: Double)] = []
        for member in reader.members.reversed() where elements.count <= AppearanceValues.capacity {
            guard case .number(let number) = member.value else {
                throw KeyframeTextError(
                    path: reader.path + text(".") + member.name, value: member.value.description,
                    expected: text("a number"))
            }
            if !elements.contains(where: { $0.name == member.name }) {
                elements.append((member.name, number))
            }
        }
        elements.sort { $0.name.precedes($1.name) }
        return KeyframeAppearance(elements.map { (appearanceName($0.name), $0.value) })
    }
}

extension KeyframeRules {
    init(_ reader: JSONReader) throws(KeyframeTextError) {
        self.init()
        before = try reader.choice("before", JSONNames.ends) ?? before
        after = try reader.choice("after", JSONNames.ends) ?? after
        order = try reader.choice("order", JSONNames.orders) ?? order
        smooth = try Self.smooth(reader) ?? smooth
        isStacked = try reader.flag("stacked") ?? isStacked
        spacing = try reader.length("spacing") ?? spacing
        anchor = try reader.anchor() ?? anchor
        eyeDistance = try reader.length("eyeDistance") ?? eyeDistance
        sharesEye = try reader.choice("perspective", JSONNames.perspectives) ?? sharesEye
        hidesBacks = try reader.flag("hidesBacks") ?? hidesBacks
        snaps = try reader.flag("snaps") ?? snaps
        isPaged = try reader.flag("paged") ?? isPaged
        try motionStyle.read(reader)
        guard let value = reader.value("removal") else { return }
        let rule = try JSONReader(value, at: text("removal"), names: NameList("edges,distance"))
        let distance = try rule.number("distance") ?? 90
        guard (1...1000).contains(distance) else {
            throw rule.error("distance", text("a number of points from 1 to 1000"))
        }
        removal = RemovalRule(edges: try rule.choice("edges", JSONNames.edges) ?? .both, distance: distance)
    }

    /// Reads all properties, none, or a list of them.
    private static func smooth(_ reader: JSONReader) throws(KeyframeTextError) -> KeyframeProperties? {
        let properties = JSONNames.properties
        let expected = text("true, false, or a list of ") + properties.names.listed(inQuotes: false)
        switch reader.value("smooth") {
        case nil: return nil
        case .bool(let isSmooth): return isSmooth ? .all : []
        case .array(let values):
            var smooth: KeyframeProperties = []
            for value in values {
                guard case .string(let name) = value, let index = properties.names.index(of: name) else {
                    throw KeyframeTextError(
                        path: text("smooth"), value: value.description, expected: expected)
                }
                smooth.insert(properties.values[index])
            }
            return smooth
        default: throw reader.error("smooth", expected)
        }
    }
}

extension MotionStyle {
    /// Reads the numbers that are present. The deceleration may be a word.
    fileprivate mutating func read(_ reader: JSONReader) throws(KeyframeTextError) {
        let words = JSONNames.decelerations
        var index = 0
        while let parameter = parameter(at: index)?.descriptor {
            let name = parameter.name.bytes
            let hasWords = index == 0
            index += 1
            guard let found = reader.members.last(where: { $0.name == name })?.value else { continue }
            var number = Double.nan
            if case .number(let value) = found { number = value }
            if hasWords, case .string(let word) = found, let place = words.names.index(of: word) {
                number = words.values[place].perMillisecond
            }
            if self.parameter(at: index - 1, newValue: number)?.value == number { continue }
            throw KeyframeTextError(
                path: name, value: found.description,
                expected: (hasWords ? text("\"normal\", \"fast\", or ") : []) + text("a number from ")
                    + decimalText(of: parameter.range.lowerBound) + text(" to ")
                    + decimalText(of: parameter.range.upperBound))
        }
    }
}
