@_spi(Host) import Fanfold
import Foundation

/// A script: a collection and its timed events.
public struct ReplayScript: Sendable {
    var layout: NamedLayout
    let context: LayoutContext
    let initialItem: Int
    let options: InteractionOptions
    let events: [ReplayEvent]

    /// The initial size of the viewport, in points.
    public var viewport: Size { context.viewport }

    /// The time of the last event, in seconds; 0 without events.
    public var duration: Double { events.last?.time ?? 0 }

    /// Maximum length of a script, in bytes: half an hour of input, read in seconds.
    public static let largestLength = 16_000_000

    /// Reads a script.
    ///
    /// - Parameter data: JSON as described by ``schema``.
    /// - Throws: ``ScriptError`` if it is invalid. Indices and parameters are checked during playback, when
    ///   their event is applied.
    public init(_ data: Data) throws {
        self = try JSONDocument(data).read { value in
            try ReplayScript(ObjectReader(value, at: "", knowing: Self.members))
        }
    }

    /// Returns the script with another initial layout.
    ///
    /// - Parameters:
    /// - layout: The initial layout.
    /// - name: The layout's name.
    public func showing(_ layout: any CollectionLayout, named name: String) -> ReplayScript {
        var script = self
        script.layout = NamedLayout(name: name, layout: AnyCollectionLayout(layout))
        return script
    }

    private init(_ script: ObjectReader) throws {
        // Editors read the schema's address.
        _ = try script.text("$schema", or: "")
        layout = try script.layout()
        context = try Self.context(script)
        initialItem = try script.integer("item", or: 0)
        options = try script.options(isOptional: true)
        events = try script.list("events", ReplayEvent.init)
        try requireOrder()
    }

    private static let members = [
        "$schema", "layout", "parameters", "viewport", "insets", "division", "items", "item", "direction",
        "reduceMotion", "looping", "options", "events",
    ]

    private static func context(_ script: ObjectReader) throws -> LayoutContext {
        var context = LayoutContext(
            viewport: try script.object("viewport", knowing: ["width", "height"]).size(),
            insets: try script.insets(isOptional: true), count: try script.integer("items"),
            direction: try script.direction(or: "ltr"),
            reduceMotion: try script.flag("reduceMotion", or: false))
        context.division = try script.division()
        context.isLooping = try script.flag("looping", or: false)
        return context
    }

    private func requireOrder() throws {
        for (number, (former, event)) in zip(events, events.dropFirst()).enumerated()
        where event.time < former.time {
            throw ScriptError(
                "\(event.path).at must be at least \(JSONValue.text(of: former.time)), the time of "
                    + "events[\(number)], but is \(JSONValue.text(of: event.time))")
        }
    }
}
