@_spi(Host) import Fanfold
import FanfoldKeyframes
import FanfoldStandard
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
        let layouts: [(String, any StyledLayout)] =
            Array(zip(StandardLayout.layoutNames, StandardLayout.all))
            + KeyframePreset.allCases.map { ($0.name, $0.layout) }
        for (name, layout) in layouts {
            try write(StyleSheet(layout.compiled(.short), name: "fanfold-\(name)").text, to: folder, name)
            let text = try RestingSheet.following(layout) { RestingSheet($0, ofViewsShowing: name) }
            try write(text, to: resting, name)
        }
    }

    private static func write(_ text: String, to folder: URL, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).css"))
    }
}
