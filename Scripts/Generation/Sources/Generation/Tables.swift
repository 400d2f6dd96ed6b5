import Foundation

/// The table of the parameters, whose names are spelled by a function.
func parameterTable(_ layouts: [Layout], _ spell: (String) -> String) -> String {
    let own = layouts.map { ("`\($0.name)`", $0.parameters) }
    // Most layouts have the usual feel.
    let groups = own + [("each layout", layouts[layouts.count - 1].motion)]
    let rows = groups.map { name, parameters in
        parameters.enumerated().map { index, parameter in
            let range = parameter.descriptor.range
            let values = "\(written(range.lowerBound)) to \(written(range.upperBound))"
            return """
                | \(index == 0 ? name : "") | `\(spell(parameter.name))` \
                | \(parameter.symbol.summary) | \(values) | \(written(parameter.standard)) |

                """
        }.joined()
    }
    return "| layout | parameter | | values | default |\n|---|---|---|---|---|\n" + rows.joined()
}

/// The table of the custom properties for appearance values.
func appearanceTable(_ layouts: [Layout]) -> String {
    let rows = layouts.map { "| `\($0.name)` | \($0.customProperties.joined(separator: ", ")) |\n" }
    return "| layout | custom properties |\n|---|---|\n| every one | `--progress`, `--removal` |\n"
        + rows.joined()
}

extension Layout {
    fileprivate var customProperties: [String] {
        appearanceKeys.map { key, symbol in
            let name = "--\(kebabCase(key.name))"
            let units = [("degrees", " in degrees"), ("points", " in CSS pixels")]
            let unit = units.first { symbol.summary.contains($0.0) }?.1 ?? ""
            guard key.isList, let count = parameters.first(where: \.isWhole) else {
                return "`\(name)`\(unit)"
            }
            let names = "`\(name)-0`, `\(name)-1` and so on"
            return "\(names), as many as there are `\(kebabCase(count.name))`,\(unit)"
        }
    }
}

/// A number as a reader expects it.
func written(_ value: Double?) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    return value?.formatted(style.precision(.fractionLength(0...6))).replacing("-", with: "−") ?? "–"
}

/// The table of the presets' parameters, whose names are spelled by a function.
func presetParameterTable(_ presets: [Preset], _ spell: (String) -> String) -> String {
    let rows = presets.map { preset in
        preset.parameters.enumerated().map { index, parameter in
            let values = "\(written(parameter.minimum)) to \(written(parameter.maximum))"
            return """
                | \(index == 0 ? "`\(preset.name)`" : "") | `\(spell(parameter.name))` \
                | \(parameter.description.dropLast()) | \(values) | \(written(parameter.default)) |

                """
        }.joined()
    }
    return "| layout | parameter | | values | default |\n|---|---|---|---|---|\n" + rows.joined()
}

/// The presets with their pictures, as a table in Markdown.
func presetTable(_ presets: [Preset]) -> String {
    let folder = "../../Sources/FanfoldKeyframes/FanfoldKeyframes.docc/Resources"
    let rows = presets.map { preset in
        let picture = "<img src=\"\(folder)/\(preset.name).svg\" alt=\"\(preset.summary)\" width=\"120\">"
        return "| \(picture) | `\(preset.name)` | \(preset.summary) |\n"
    }
    return "| | layout | items |\n|---|---|---|\n" + rows.joined()
}
