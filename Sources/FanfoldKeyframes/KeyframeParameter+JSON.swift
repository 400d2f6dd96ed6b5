import Fanfold

extension KeyframeParameter {
    /// Reads the parameters of a layout.
    static func list(_ reader: JSONReader) throws(KeyframeTextError) -> [KeyframeParameter] {
        let values = try reader.list("parameters", of: "a list of parameters") ?? []
        var parameters: [KeyframeParameter] = []
        var names: [Bytes] = []
        for (place, value) in values.enumerated() {
            let path = text("parameters") + indexText(place)
            let reader = try JSONReader(value, at: path, names: JSONNames.parameter)
            let name = try name(reader)
            guard !names.contains(name) else {
                throw reader.error("name", text("unlike the names before it"))
            }
            names.append(name)
            parameters.append(try KeyframeParameter(reader, appearanceName(name)))
        }
        return parameters
    }

    /// Reads a name, which is an argument in Swift, and an attribute on web pages.
    private static func name(_ reader: JSONReader) throws(KeyframeTextError) -> Bytes {
        let expected = text("a letter from a to z, then letters and digits, such as \"spacing\"")
        guard case .string(let name)? = reader.value("name") else { throw reader.error("name", expected) }
        let (a, z, A, Z, zero, nine) = (
            UInt8(ascii: "a"), UInt8(ascii: "z"), UInt8(ascii: "A"), UInt8(ascii: "Z"), UInt8(ascii: "0"),
            UInt8(ascii: "9")
        )
        let isName = name.allSatisfy { a...z ~= $0 || A...Z ~= $0 || zero...nine ~= $0 }
        guard isName, let first = name.first, a...z ~= first else { throw reader.error("name", expected) }
        return name
    }

    private init(_ reader: JSONReader, _ name: AppearanceName) throws(KeyframeTextError) {
        try reader.requireText("description")
        guard let unit = try reader.choice("unit", JSONNames.units) else {
            throw reader.error("unit", text("one of ") + JSONNames.units.names.listed(inQuotes: true))
        }
        let minimum = try reader.number("minimum", "the smallest value")
        let maximum = try reader.number("maximum", "the largest value")
        let standard = try reader.number("default", "the value for which the layout's numbers are written")
        guard minimum <= maximum else { throw reader.error("maximum", text("at least the minimum")) }
        guard let value = reader.value("adds") else {
            throw reader.error(
                "adds", text("the additions for each unit above the default, such as {\"pitch\": 1}"))
        }
        self.init(
            name, unit, minimum...maximum, default: standard,
            adds: try KeyframeAdditions(value, at: reader.path(of: "adds")))
    }
}

extension KeyframeAdditions {
    fileprivate init(_ value: JSONValue, at path: Bytes) throws(KeyframeTextError) {
        let reader = try JSONReader(value, at: path, names: JSONNames.additions)
        self.init(
            pitch: try reader.length("pitch") ?? 0, spacing: try reader.length("spacing") ?? 0,
            anchor: try reader.anchor() ?? .center, eyeDistance: try reader.length("eyeDistance") ?? 0,
            keyframes: try reader.keyframes() ?? [])
    }
}
