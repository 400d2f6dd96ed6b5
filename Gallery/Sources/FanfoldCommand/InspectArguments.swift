import ArgumentParser
import Fanfold
import FanfoldKeyframes
import Inspection

/// A layout: one of the five or a preset, by its name, or one made from keyframes, by its file.
struct LayoutArgument: ExpressibleByArgument {
    /// What it was called.
    let name: String

    /// Layouts from keyframes are no longer than this, in bytes.
    private static let largestLength = 1_000_000

    init?(argument: String) {
        guard argument.hasSuffix(".json") || Self.allValueStrings.contains(argument) else { return nil }
        name = argument
    }

    static var allValueStrings: [String] {
        StandardLayout.layoutNames + KeyframePreset.allCases.map(\.name) + ["FILE.json"]
    }

    /// The layout, with its default parameters.
    func layout() throws -> any CollectionLayout {
        if let layout = StandardLayout(named: name) { return layout }
        if let preset = KeyframePreset(rawValue: name) { return preset.layout }
        let file = CommandFile(path: name)
        do {
            return try KeyframeLayout(json: file.contents(upTo: Self.largestLength))
        } catch let error as KeyframeFormatError {
            throw CommandFileError("\(file.name): \(error)")
        }
    }
}

/// The reading direction, as it is written in HTML.
enum DirectionArgument: String, CaseIterable, ExpressibleByArgument {
    case ltr, rtl

    var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// What `inspect` prints.
enum FormatArgument: String, CaseIterable, ExpressibleByArgument {
    case table, json, svg
}
