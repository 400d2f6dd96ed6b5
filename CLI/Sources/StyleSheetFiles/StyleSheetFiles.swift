@_spi(Host) import Fanfold
import FanfoldKeyframes
import Foundation
@_spi(Host) import Inspection
@_spi(Host) import StyleSheets

/// Writes the style sheets of the npm package: `write-style-sheets FOLDER`.
@main
enum StyleSheetFiles {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        let resting = folder.appendingPathComponent("resting", isDirectory: true)
        try FileManager.default.createDirectory(at: resting, withIntermediateDirectories: true)
        for (name, layout) in zip(StandardLayout.layoutNames, StandardLayout.all) {
            try write(StyleSheet(SheetLayout(layout), name: "fanfold-\(name)").text, to: folder, name)
            let text = try RestingSheet.following(layout) { RestingSheet($0, ofViewsShowing: name) }
            try write(text, to: resting, name)
        }
        for preset in KeyframePreset.allCases {
            let (name, layout) = (preset.name, try SheetLayout(preset.layout))
            try write(StyleSheet(layout, name: "fanfold-\(name)").text, to: folder, name)
            try write(RestingSheet(layout, ofViewsShowing: name).text, to: resting, name)
        }
    }

    private static func write(_ text: String, to folder: URL, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).css"))
    }
}
