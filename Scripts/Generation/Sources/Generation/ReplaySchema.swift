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
            "parameters": .object((layout.parameters + layout.motion).map { ($0.name, $0.facts) }),
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

    let all = layouts.map { ($0.name, $0.schema) } + presets.map { ($0.name, $0.schema) }
    let rules = all.map { name, _ in
        rule(["const": .string(name)], ["$ref": .string("#/$defs/\(name)")])
    }
    let description: JSON = "The parameters are those of the layout beside them."
    let style: JSON = [
        "description": "The parameters of the feel, which each layout has.", "type": "object",
        "properties": .object(layouts[0].motion.map { ($0.name, $0.schema(default: nil)) }),
    ]
    let definitions: [(String, JSON)] = [
        ("motionStyle", style),
        ("layoutName", ["description": "A layout.", "enum": names]),
        ("presetName", ["description": "A preset.", "enum": .strings(presets.map(\.name))]),
        ("parametersOfTheLayout", ["description": description, "allOf": .array(rules)]),
    ]
    return (definitions + all)
        .map { "    \(JSON.string($0).line): \($1.text(indented: "    ")),\n" }.joined()
}

extension Preset {
    fileprivate var schema: JSON {
        let properties = parameters.map { parameter -> (String, JSON) in
            let schema: JSON = [
                "description": .string(String(parameter.description.dropLast())),
                "type": .string(parameter.unit == "count" ? "integer" : "number"),
                "minimum": .number(parameter.minimum), "maximum": .number(parameter.maximum),
                "default": .number(parameter.default),
            ]
            return (parameter.name, schema)
        }
        return [
            "description": .string("The parameters of \(name)."), "type": "object",
            "$ref": "#/$defs/motionStyle",
            "properties": .object(properties), "unevaluatedProperties": .bool(false),
        ]
    }
}

extension Layout {
    fileprivate var schema: JSON {
        [
            "description": .string("The parameters of \(name)."), "type": "object",
            "$ref": "#/$defs/motionStyle",
            "properties": .object(parameters.map { ($0.name, $0.schema) }),
            "unevaluatedProperties": .bool(false),
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

    fileprivate var schema: JSON { schema(default: standard) }

    /// The schema, without a default if it is nil.
    fileprivate func schema(default standard: Double?) -> JSON {
        let type = JSON.string(isWhole ? "integer" : "number")
        let standard = standard.map { [("default", JSON.number($0))] } ?? []
        return .object([("description", .string(symbol.summary)), ("type", type)] + range + standard)
    }
}
