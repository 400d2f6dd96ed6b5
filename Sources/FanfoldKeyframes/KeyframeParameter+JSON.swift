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
    @inline(never)
    private static func name(_ reader: JSONReader) throws(KeyframeTextError) -> Bytes {
        guard case .string(let name)? = reader.value("name"), let first = name.first, isLetter(first | 0x20),
            first & 0x20 != 0, name.allSatisfy({ isLetter($0 | 0x20) || 48...57 ~= $0 })
        else {
            throw reader.error(
                "name", text("a letter from a to z, then letters and digits, such as \"spacing\""))
        }
        return name
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

    @inline(never)
    private init(_ reader: JSONReader, _ name: AppearanceName) throws(KeyframeTextError) {
        try reader.requireText("description")
        guard let unit = try reader.choice("unit", JSONNames.units) else {
            throw reader.error("unit", text("one of ") + JSONNames.units.names.listed(inQuotes: true))
        }
        let minimum = try reader.requiredNumber("minimum")
        let maximum = try reader.requiredNumber("maximum")
        let standard = try reader.requiredNumber("default")
        guard minimum <= maximum else { throw reader.error("maximum", text("at least the minimum")) }
        guard let value = reader.value("adds") else {
            throw reader.error("adds", text("an object, such as {\"pitch\": 1}"))
        }
        self.init(
            name, unit, minimum...maximum, default: standard,
            adds: try KeyframeAdditions(value, at: reader.path(of: "adds")))
    }
}

extension KeyframeAdditions {
    @inline(never)
    fileprivate init(_ value: JSONValue, at path: Bytes) throws(KeyframeTextError) {
        let reader = try JSONReader(value, at: path, names: JSONNames.additions)
        self.init(
            pitch: try reader.length("pitch") ?? 0, spacing: try reader.length("spacing") ?? 0,
            anchor: try reader.anchor() ?? .center, eyeDistance: try reader.length("eyeDistance") ?? 0,
            keyframes: try reader.keyframes(with: JSONNames.addition) ?? [])
    }
}
