@_spi(Host) import Fanfold

/// The numbers by which the view and its engine refer to events, keys, units and fields.
func pageNumbers(_ layouts: [Layout], _ presets: [Preset]) -> String {
    func constants(_ cases: [some Any]) -> String {
        cases.enumerated().map { "export const \("\($1)".uppercased()) = \($0);" }.joined(separator: "\n")
    }

    let events = cases(PageEvent.self).map { "  \(JSON.strings(["\($0)"] + $0.values).line),\n" }.joined()
    let keys = cases(PageKey.self).map { "\($0)".prefix(1).uppercased() + "\($0)".dropFirst() }
    let units = cases(PageUnit.self).map { kebabCase("\($0)") }
    let appearance = Int(RecordField.transform.rawValue) + 16
    let axes = layouts.map { ($0.name, $0.isVertical) } + presets.map { ($0.name, $0.isVertical) }
    let selectors = axes.filter { $0.1 }.map { "[layout=\($0.0)]" }
    return """
        // @ts-check
        \(note)
        /** Events, by their numbers from 1 on: the name, and the names of the event's numbers. */
        export const EVENTS = [
        \(events)];

        /** Keys, by their numbers. */
        export const KEYS = \(wrapped(keys));

        /** Units, by their numbers. */
        export const UNITS = /** @type {const} */ (\(JSON.strings(units).line));

        // Indices of a frame's numbers, ahead of its items' records.
        \(constants(cases(FrameField.self)))

        // Indices of an item's numbers in its record.
        \(constants(cases(RecordField.self)))
        export const APPEARANCE = \(appearance);
        export const LENGTH = \(appearance + AppearanceValues.capacity);

        /** The selector of views whose layout scrolls sideways. A view without a layout has the first of all. */
        export const SIDEWAYS = "[layout]:not(\(selectors.joined(separator: ",")))";

        """
}

/// The module with the layouts of the presets, which the bundler reads from their files.
func presetModule(_ presets: [Preset]) -> String {
    let folder = "../../Sources/FanfoldKeyframes/Presets"
    let imports = presets.map { "import \($0.case) from \"\(folder)/\($0.name).json\";" }
    let entries = presets.map { "  \(JSON.string($0.name).line): \($0.case),\n" }
    return """
        // @ts-check
        \(note)
        \(imports.joined(separator: "\n"))

        /** The presets by their names: layouts from keyframes. */
        export const presets = {
        \(entries.joined())};

        """
}

/// The properties of the layouts that the playground uses.
func playgroundLayouts(_ layouts: [Layout], _ presets: [Preset]) -> String {
    func line(_ name: String, _ properties: JSON) -> String {
        "  \(JSON.string(name).line): \(properties.line),\n"
    }
    func style(_ style: MotionStyle, besides usual: [String: Double]) -> [(String, JSON)] {
        var (style, values) = (style, [(String, JSON)]())
        style.visitParameters { if usual[$0.name] != $1 { values.append(($0.name, .number($1))) } }
        return values
    }
    var (usual, standard) = (MotionStyle(), [String: Double]())
    usual.visitParameters { standard[$0.name] = $1 }
    let entries = layouts.map { layout in
        let value = layout.value
        let properties: JSON = [
            "isVertical": .bool(layout.isVertical), "snaps": .bool(value.snaps),
            "scrollsToTappedItem": .bool(value.scrollsToTappedItem),
            "isRemovable": .bool(value.removal != nil), "loops": .bool(value.loops),
            "motion": .object(style(value.motionStyle, besides: standard)),
        ]
        return line(layout.name, properties)
    }
    let presetEntries = presets.map { preset in
        line(
            preset.name,
            [
                "isVertical": .bool(preset.isVertical), "snaps": .bool(preset.snaps),
                "scrollsToTappedItem": .bool(preset.snaps), "isRemovable": .bool(preset.isRemovable),
                "loops": .bool(false), "isPreset": .bool(true),
            ])
    }
    let styles = MotionStyle.named.map { line($0, .object(style($1, besides: [:]))) }
    return """
        // @ts-check
        \(note)
        /**
         * The styles of motion with a name: the values of all parameters of the feel. The first contains the defaults.
         * @type {Record<string, Record<string, number>>}
         */
        export const MOTION_STYLES = {
        \(styles.joined())};

        /**
         * The properties of the layouts and of the presets, by name.
         * @type {Record<string, {isVertical: boolean, snaps: boolean, scrollsToTappedItem: boolean, isRemovable: boolean, loops: boolean,
         *   motion?: Record<string, number>, isPreset?: boolean}>}
         */
        export const LAYOUTS = {
        \((entries + presetEntries).joined())};

        /** Keys, by their numbers, as replay scripts name them. */
        export const KEYS = \(wrapped(cases(PageKey.self).map { "\($0)" }));

        """
}

/// The cases of an enumeration of consecutive numbers that begin at 0 or 1.
private func cases<Case: RawRepresentable>(_: Case.Type) -> [Case] where Case.RawValue: BinaryInteger {
    (0...100).compactMap { Case(rawValue: Case.RawValue($0)) }
}

/// A list of strings on its own line.
private func wrapped(_ names: [String]) -> String {
    "[\n  \(names.map { JSON.string($0).line }.joined(separator: ", ")),\n]"
}
