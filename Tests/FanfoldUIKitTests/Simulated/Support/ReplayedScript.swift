import Fanfold
import Foundation
import Testing

/// A script of `Tests/Scripts`, and the frames of `fanfold replay` for it in a layout.
struct ReplayedScript: Sendable, CustomTestStringConvertible {
    let name: String
    let layout: String

    /// All scripts except those about bouncing and gliding to no particular item: a scroll view has its own curves.
    static let all = Result {
        try names().flatMap { name in
            try layouts(of: name).map { ReplayedScript(name: name, layout: $0) }.filter { !$0.glides }
        }
    }

    /// The prefixes of scripts about scrolling by a finger without a target, and by a trackpad, which a scroll view reads itself.
    private static let scrolling = ["fling-", "overscroll-", "scroll-", "trackpad-"]
    /// The prefixes of scripts about scrolling by a finger to an item. Only frames at rest are compared.
    private static let scrollingToItems = ["loop-", "snap-"]

    private static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { name in !scrolling.contains(where: name.hasPrefix) }.sorted()
    }

    private static func layouts(of name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
            .filter { $0 != "script.json" && $0.hasSuffix(".json") }.sorted()
            .map { String($0.dropLast(".json".count)) }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Scripts").standardized

    /// Whether a finger scrolls a layout that does not snap.
    private var glides: Bool { name.hasPrefix("loop-") && layout == "album-fan" }

    /// Whether only frames at rest are compared.
    var isComparedAtRest: Bool { name == "append" || Self.scrollingToItems.contains(where: name.hasPrefix) }

    var testDescription: String { "\(name), \(layout)" }

    func script() throws -> Script { try decoded("script.json") }

    func frames() throws -> [Frame] { try decoded("\(layout).json") }

    private func decoded<Value: Decodable>(_ file: String) throws -> Value {
        let path = Self.folder.appending(path: "\(name)/\(file)")
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: path))
    }
}

/// The events of a script.
struct Script: Decodable {
    let viewport: Extent
    let items: Int
    let item: Int?
    let reduceMotion: Bool?
    let looping: Bool?
    let direction: String?
    let parameters: [String: Double]?
    let options: Options?
    let events: [Event]

    struct Extent: Decodable {
        let width: Double
        let height: Double
    }

    struct Options: Decodable {
        let allowsRemoval: Bool?
        let allowsReordering: Bool?
        let snapping: String?
        let autoplayInterval: Double?
    }

    struct Event: Decodable {
        let at: Double
        let type: String
        let index: Int?
        let count: Int?
        let from: Int?
        let to: Int?
        let pointer: Int?
        let x: Double?
        let y: Double?
        let width: Double?
        let height: Double?
        let key: String?
        let align: String?
        let duration: Double?
        let allowed: Bool?
        let layout: String?
        let looping: Bool?
        let options: Options?
    }
}

/// The visible items at an instant.
struct Frame: Decodable {
    let at: Double
    let visibleItems: [Item]

    struct Item: Decodable {
        let index: Int
        let quad: [[Double]]
        let opacity: Double
        let leaving: Bool

        var corners: Quad {
            let points = quad.map { Point(x: $0[0], y: $0[1]) }
            return Quad(
                topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
        }
    }
}
