import Foundation
import Testing

/// The list of issues from other projects names existing tests.
@Suite struct FieldTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The names of all functions in the tests.
    private static let functions: Set<String> = {
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
            $0.pathExtension == "swift"
        }
        let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: /func (\w+)/).map { String($0.1) } })
    }()

    @Test func theListNamesTestsThatAreThere() throws {
        let list = try String(contentsOf: Self.tests.appendingPathComponent("FIELD.md"), encoding: .utf8)
        let names = list.matches(of: /`([a-z]\w+)`/).map { String($0.1) }
        #expect(names.count > 40)
        for name in names { #expect(Self.functions.contains(name), "\(name)") }
    }

    /// The files outside this folder also run on Apple's systems, without the simulation.
    @Test func testsForAppleSystemsDoNotNameStandIns() throws {
        let shared = Self.tests.appendingPathComponent("FanfoldUIKitTests")
        let files = try #require(FileManager.default.enumerator(at: shared, includingPropertiesForKeys: nil))
        let sources = files.allObjects.compactMap { $0 as? URL }.filter {
            $0.pathExtension == "swift" && !$0.path.contains("/Simulated/")
        }
        #expect(sources.count > 12)
        for source in sources {
            let text = try String(contentsOf: source, encoding: .utf8)
            #expect(text.hasPrefix("#if canImport(UIKit)\n"), "\(source.lastPathComponent)")
            for name in ["StandIn", "Simulated", "simulated", "standIn", "sublayerSeen", ".posted"] {
                #expect(!text.contains(name), "\(source.lastPathComponent): \(name)")
            }
        }
    }
}
