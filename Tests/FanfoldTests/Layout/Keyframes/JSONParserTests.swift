import Fanfold
import Foundation
import Testing

@testable import FanfoldKeyframes

/// The parser of JSON that all hosts share.
@Suite struct JSONParserTests {
    private func parse(_ text: String) throws(JSONParser.Failure) -> JSONValue {
        try JSONParser.parse(Array(text.utf8))
    }

    @Test(arguments: [
        "0", "-0", "1", "-1", "0.1", "1e22", "1e23", "9007199254740993", "9007199254740992.5",
        "1.7976931348623157e308",
        "2.2250738585072014e-308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400",
        "0.500000000000000166533453693773481063544750213623046875", "123456789012345678901234567890e-20",
        "0.000000000000000000000000000000000001", "6.02214076E+23", "8.98846567431158e307",
    ])
    func numberIsNearestDouble(text: String) throws {
        guard case .number(let value) = try parse(text) else {
            return #expect(Bool(false), "\(text) is no number")
        }
        #expect(value == Double(text))
    }

    @Test func randomNumbersAreReadAndWrittenExactly() throws {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var state = seed
        for _ in 0..<2000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(bitPattern: state)
            guard value.isFinite else { continue }
            for text in ["\(value)", String(decoding: decimalText(of: value), as: UTF8.self)] {
                guard case .number(let number) = try parse(text) else { continue }
                #expect(number == value, "seed \(seed), \(text)")
            }
        }
    }

    @Test(arguments: [
        (0.1, "0.1"), (-20.0, "-20"), (1e15, "1000000000000000"), (0.0625, "0.0625"), (1e-7, "1e-7"),
        (1.5e300, "1.5e300"),
    ])
    func shortestTextIsWritten(value: Double, text: String) {
        #expect(decimalText(of: value) == Array(text.utf8))
    }

    @Test(arguments: [
        "", " ", "{", "[", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "01", "1.", ".5",
        "+1", "1e", "--1",
        "1e999", "tru", "nul", "\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\\u0041\"", "\"\u{1}\"", "1 2", "NaN",
    ])
    func invalidTextIsRejected(text: String) {
        #expect(throws: JSONParser.Failure.invalid) { try parse(text) }
    }

    @Test func escapesAreDecoded() throws {
        guard case .string(let text) = try parse(#" "\"\\\/\b\f\n\r\tA\u00e9\ud83d\ude00é" "#) else {
            return #expect(Bool(false))
        }
        #expect(String(decoding: text, as: UTF8.self) == "\"\\/\u{8}\u{c}\n\r\tAé😀é")
    }

    @Test func lastOfEqualNamesCounts() throws {
        guard case .object(let object) = try parse(#"{"a": 1, "b": 2, "a": true}"#),
            case .bool(true)? = object["a"], case .number(2)? = object["b"]
        else { return #expect(Bool(false)) }
        #expect(object["c"] == nil)
    }

    @Test(arguments: [64, 65, 511, 100_000])
    func deepNestingIsRejectedAtOnce(depth: Int) throws {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let duration = try ContinuousClock().measure {
            if depth <= JSONParser.depthLimit {
                _ = try parse(text)
            } else {
                #expect(throws: JSONParser.Failure.tooDeep) { try parse(text) }
            }
        }
        #expect(duration < .milliseconds(200))
    }

    @Test func layoutNested511LevelsDeepIsRejected() throws {
        let pitch = String(repeating: "[", count: 510) + "20" + String(repeating: "]", count: 510)
        let json = #"{"axis": "horizontal", "pitch": \#(pitch), "keyframes": [{"at": 0}]}"#
        let error = #expect(throws: KeyframeFormatError.self) { try KeyframeLayout(json: json) }
        #expect(error?.description == "the layout must be nested at most 64 levels deep, but is deeper")
    }

    /// Texts of a kind, by their number of parts.
    enum LongText: CaseIterable, Sendable {
        case list, members, appearance, digits

        func json(_ count: Int) -> String {
            let members = (0..<count).map { "\"\($0)\": 0" }.joined(separator: ",")
            return switch self {
            case .list: #"{"pitch": ["# + String(repeating: "1,", count: count) + "1]}"
            case .members: "{\(members)}"
            case .appearance:
                #"{"axis": "vertical", "pitch": 1, "keyframes": [{"at": 0, "appearance": {"#
                    + members + "}}]}"
            case .digits: String(repeating: "9", count: 4 * count)
            }
        }
    }

    /// A text of eight times the length takes eight times as long; a quadratic parser takes 64 times as long.
    @Test(arguments: LongText.allCases)
    func parsingIsLinear(_ kind: LongText) throws {
        func seconds(_ count: Int) -> Double {
            let json = kind.json(count)
            return (0..<3).map { _ in
                let start = processorSeconds()
                #expect(throws: KeyframeFormatError.self) { try KeyframeLayout(json: json) }
                return processorSeconds() - start
            }.min()!
        }
        #expect(seconds(16_000) / seconds(2_000) < 32)
    }

    /// The processor time of this thread: other programs do not count.
    private func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
