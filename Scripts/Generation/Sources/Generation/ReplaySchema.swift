@_spi(Host) import Fanfold

/// The properties of the layouts that tests and scripts use.
func facts(_ layouts: [Layout]) -> String {
    let members = layouts.map { layout -> (String, JSON) in
        let value = layout.value
        let facts: JSON = [
            "isVertical": .bool(layout.isVertical),
            "snaps": .bool(value.snaps),
            "scrollsToTappedItem": .bool(value.scrollsToTappedItem),
            "removal": value.removal.map { .string("\($0.edges)") } ?? .number(nil),
            "loops": .bool(value.loops),
            "parameters": .object(layout.parameters.map { ($0.name, $0.facts) }),
            "appearance": .strings(layout.appearanceKeys.map(\.key.name)),
        ]
        return (layout.name, facts)
    }
    return JSON.object(members).text(indented: "") + "\n"
}

/// The definitions of the schema of replay scripts that depend on the layouts.
func replayDefinitions(_ layouts: [Layout], _ presets: [Preset]) -> String {
    let names = JSON.strings(layouts.map(\.name))
    func rule(_ layout: JSON, _ parameters: JSON) -> JSON {
        [
            "if": ["properties": ["layout": layout], "required": ["layout"]],
            "then": ["properties": ["parameters": parameters]],
        ]
    }

    let rules = layouts.map { rule(["const": .string($0.name)], ["$ref": .string("#/$defs/\($0.name)")]) }
    let rest = rule(["not": ["enum": names]], ["maxProperties": .number(0)])
    let description: JSON = "The parameters are those of the layout beside them."
    let definitions: [(String, JSON)] = [
        ("layoutName", ["description": "A layout.", "enum": names]),
        ("presetName", ["description": "A preset.", "enum": .strings(presets.map(\.name))]),
        ("parametersOfTheLayout", ["description": description, "allOf": .array(rules + [rest])]),
    ]
    return (definitions + layouts.map { ($0.name, $0.schema) })
        .map { "    \(JSON.string($0).line): \($1.text(indented: "    ")),\n" }.joined()
}

extension Layout {
    fileprivate var schema: JSON {
        [
            "description": .string("The parameters of \(name)."), "type": "object",
            "properties": .object(parameters.map { ($0.name, $0.schema) }),
            "additionalProperties": .bool(false),
        ]
    }
}

extension Parameter {
    private var range: [(String, JSON)] {
        [
            ("minimum", .number(descriptor.range.lowerBound)),
            ("maximum", .number(descriptor.range.upperBound)),
        ]
    }

    fileprivate var facts: JSON {
        .object([("unit", .string(unit))] + range + [("default", .number(standard))])
    }

    fileprivate var schema: JSON {
        let type = JSON.string(isWhole ? "integer" : "number")
        let standard = standard.map { [("default", JSON.number($0))] } ?? []
        return .object([("description", .string(symbol.summary)), ("type", type)] + range + standard)
    }
}
