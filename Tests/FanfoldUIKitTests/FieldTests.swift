import Foundation
import Testing

/// The list of what the field taught names tests that are there.
@Suite struct FieldTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

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
}
