@_spi(Host) import Fanfold

/// The numbers by which the view and its engine refer to events, keys, units and fields.
func pageNumbers(_ layouts: [Layout]) -> String {
    func constants(_ cases: [some Any]) -> String {
        cases.enumerated().map { "export const \("\($1)".uppercased()) = \($0);" }.joined(separator: "\n")
    }

    let events = cases(PageEvent.self).map { "  \(JSON.strings(["\($0)"] + $0.values).line),\n" }.joined()
    let keys = cases(PageKey.self).map { "\($0)".prefix(1).uppercased() + "\($0)".dropFirst() }
    let units = cases(PageUnit.self).map { kebabCase("\($0)") }
    let appearance = Int(RecordField.transform.rawValue) + 16
    let sideways = layouts.filter { !$0.isVertical }.map { "[layout=\($0.name)]" }.joined(separator: ", ")
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
        export const SIDEWAYS = ":is(\(sideways))";

        """
}

/// The properties of the layouts that the playground uses.
func playgroundLayouts(_ layouts: [Layout]) -> String {
    let entries = layouts.map { layout in
        let value = layout.value
        let properties: JSON = [
            "isVertical": .bool(layout.isVertical), "snaps": .bool(value.snaps),
            "scrollsToTappedItem": .bool(value.scrollsToTappedItem),
            "isRemovable": .bool(value.removal != nil), "loops": .bool(value.loops),
        ]
        return "  \(JSON.string(layout.name).line): \(properties.line),\n"
    }
    return """
        // @ts-check
        \(note)
        /** The properties of the layouts, by name. */
        export const LAYOUTS = {
        \(entries.joined())};

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
