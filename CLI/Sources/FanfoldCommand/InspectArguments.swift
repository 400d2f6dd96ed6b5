import ArgumentParser
@_spi(Host) import Fanfold
import FanfoldKeyframes
import FanfoldStandard
import Foundation
import PlaygroundSite
@_spi(Host) import Inspection
import Replay

/// A layout: a standard layout or preset by name, or a keyframe layout by its file.
struct LayoutArgument: ExpressibleByArgument {
    /// The argument as given.
    let name: String

    /// Maximum length of a keyframe file, in bytes.
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
        return try keyframes().layout
    }

    /// Reads the layout and the JSON of its file.
    private func keyframes() throws -> (layout: KeyframeLayout, json: Data) {
        let file = CommandFile(path: name)
        do {
            let json = try file.plainContents(upTo: Self.largestLength + 1)
            _ = try JSONDocument(json, upTo: Self.largestLength)
            return (try KeyframeLayout(json: json), json)
        } catch let error as KeyframeFormatError {
            throw CommandFileError("\(file.name): \(error)")
        } catch let error as ScriptError {
            throw CommandFileError("\(file.name): \(error)")
        }
    }
}

extension LayoutArgument {
    /// Whether the argument names a file, which can change.
    var isFile: Bool { name.hasSuffix(".json") }

    /// The playground's initial layout.
    func beginning() throws -> InitialLayout {
        let isPreset = KeyframePreset(rawValue: name) != nil
        if isPreset || StandardLayout.layoutNames.contains(name) { return .known(name: name) }
        return .keyframes(
            title: InitialLayout.title(ofFile: name),
            json: String(decoding: try keyframes().json, as: UTF8.self))
    }
}

/// The layout direction, as written in HTML.
enum DirectionArgument: String, CaseIterable, ExpressibleByArgument {
    case ltr, rtl

    var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// The output format of `inspect`.
enum FormatArgument: String, CaseIterable, ExpressibleByArgument {
    case table, json, svg
}
