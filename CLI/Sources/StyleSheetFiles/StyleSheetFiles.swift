@_spi(Host) import Fanfold
import FanfoldKeyframes
import Foundation
@_spi(Host) import Inspection
import StyleSheets

/// Writes the style sheets of the npm package: `write-style-sheets FOLDER`.
@main
enum StyleSheetFiles {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        let resting = folder.appendingPathComponent("resting", isDirectory: true)
        try FileManager.default.createDirectory(at: resting, withIntermediateDirectories: true)
        for (name, layout) in layouts {
            let layout = try SheetLayout(layout)
            try write(StyleSheet(layout, name: "fanfold-\(name)").text, to: folder, name)
            try write(RestingSheet(layout, ofViewsShowing: name).text, to: resting, name)
        }
    }

    /// The built-in layouts and the presets.
    private static var layouts: [(String, any CollectionLayout)] {
        zip(StandardLayout.layoutNames, StandardLayout.all).map { ($0, $1) }
            + KeyframePreset.allCases.map { ($0.name, $0.layout) }
    }

    private static func write(_ text: String, to folder: URL, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).css"))
    }
}
