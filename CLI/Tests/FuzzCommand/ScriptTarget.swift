import Foundation
import Replay

/// Scripts for `fanfold replay`: each is played, or rejected with a message.
final class ScriptTarget {
    /// Number of playable scripts.
    private(set) var validCount = 0
    private let damage: Damage

    /// Times of frames in valid scripts, in seconds.
    private static let times = [0, 0.3, 5]

    /// - Parameter folder: The folder of script folders.
    init(folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let samples = try names.compactMap { name in
            let path = "\(folder)/\(name)/script.json"
            return FileManager.default.fileExists(atPath: path)
                ? try String(contentsOfFile: path, encoding: .utf8) : nil
        }
        guard !samples.isEmpty else { throw Finding("there is no script in \(folder)") }
        damage = Damage(samples: samples, pieces: Self.pieces)
    }

    /// Tries one script.
    func run(_ random: inout SeededGenerator) throws {
        let data = Data(damage.sample(&random))
        do {
            let report = try ReplayReport(ReplayScript(data), at: Self.times)
            _ = try report.json()
            validCount += 1
        } catch let error as ScriptError {
            let length = error.description.utf8.count
            guard (1...longestMessage).contains(length) else {
                throw Finding("the message has \(length) bytes")
            }
        }
    }

    private static let pieces =
        [
            "0", "-0", "1", "-1", "0.5", "3", "1e3", "1e9", "1000000000", "1000000001", "1e12", "-1e12",
            "1e13", "1e300",
            "1e999", "-1e-300", "999999999999999999999999", "null", "true", "false", "\"\"", "\"x\"", "[]",
            "{}", "[", "]",
            "{", "}", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "\u{feff}", "\n", "\u{1}", "\u{e9}", "//",
            "\"at\": 0, ",
            "\"animated\": false, ", "\"count\": 5, ", "\"looping\": true, ", "\"reduceMotion\": true, ",
            "\"direction\": \"rtl\", ", "\"item\": 7, ", "\"insets\": {\"top\": 500}, ", "\"items\": 0, ",
        ] + ReplayScript.eventForms.map { "\"\($0.name)\"" }
}

/// Maximum length of a message, in bytes.
private let longestMessage = 2_000
