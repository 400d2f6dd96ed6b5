import ArgumentParser
import Fanfold
import FanfoldKeyframes
import Foundation
import PlaygroundSite
import Inspection
import Replay

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
        return try keyframes().layout
    }

    /// The layout that its file holds, and what stands there.
    private func keyframes() throws -> (layout: KeyframeLayout, json: Data) {
        let file = CommandFile(path: name)
        do {
            let json = try file.contents(upTo: Self.largestLength + 1)
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
    /// Whether it is a file, which somebody may change.
    var isFile: Bool { name.hasSuffix(".json") }

    /// The layout for the playground to begin with.
    func beginning() throws -> OwnLayout {
        if StandardLayout.layoutNames.contains(name) { return .known(name: name) }
        let json = try KeyframePreset(rawValue: name)?.json ?? keyframes().json
        return .keyframes(title: OwnLayout.title(ofFile: name), json: String(decoding: json, as: UTF8.self))
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
