import Fanfold
import Foundation

/// A collection and what happens to it, as a script tells.
public struct ReplayScript: Sendable {
    var layout: NamedLayout
    let context: LayoutContext
    let initialItem: Int
    let options: InteractionOptions
    let events: [ReplayEvent]

    /// The time of the last event, in seconds; 0 where there is none.
    public var duration: Double { events.last?.time ?? 0 }

    /// How long a script may be, in bytes: far longer than hours of input, and read in seconds.
    public static let largestLength = 64_000_000

    /// Reads a script.
    ///
    /// - Parameter data: JSON as ``schema`` describes it.
    /// - Throws: ``ScriptError`` where it is none. That every index exists when its event comes, and every
    ///   parameter belongs to the layout of that moment, is found out as the script is played.
    public init(_ data: Data) throws {
        self = try JSONDocument(data).read { value in
            try ReplayScript(ObjectReader(value, at: "", knowing: Self.members))
        }
    }

    /// Creates the same script with another layout at its beginning.
    ///
    /// - Parameters:
    ///   - layout: The layout, instead of the one that the script names.
    ///   - name: What it is called.
    public func showing(_ layout: any CollectionLayout, named name: String) -> ReplayScript {
        var script = self
        script.layout = NamedLayout(name: name, layout: AnyCollectionLayout(layout))
        return script
    }

    private init(_ script: ObjectReader) throws {
        layout = try script.layout()
        context = try Self.context(script)
        initialItem = try script.integer("item", or: 0)
        options = try script.options(isOptional: true)
        events = try script.list("events", ReplayEvent.init)
        try requireOrder()
    }

    private static let members = [
        "layout", "parameters", "viewport", "insets", "items", "item", "direction", "reduceMotion", "looping",
        "options", "events",
    ]

    private static func context(_ script: ObjectReader) throws -> LayoutContext {
        var context = LayoutContext(
            viewport: try script.object("viewport", knowing: ["width", "height"]).size(),
            insets: try script.insets(isOptional: true), count: try script.integer("items"),
            direction: try script.direction(or: "ltr"),
            reduceMotion: try script.flag("reduceMotion", or: false))
        context.isLooping = try script.flag("looping", or: false)
        return context
    }

    private func requireOrder() throws {
        for (number, (former, event)) in zip(events, events.dropFirst()).enumerated()
        where event.time < former.time {
            throw ScriptError(
                "\(event.path).at: expected a time from that of events[\(number)] on, "
                    + "\(JSONValue.text(of: former.time)), found \(JSONValue.text(of: event.time))")
        }
    }
}
