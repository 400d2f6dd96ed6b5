import Foundation

extension ReplayScript {
    /// What a script may hold, as a JSON Schema.
    public static var schema: String {
        String(decoding: PackageResources.replay_script_schema_json, as: UTF8.self)
            .trimmingCharacters(in: .newlines)
    }

    /// The types of events, and the members that each may have besides `at` and `type`.
    public static var eventForms: [(name: String, members: [String])] {
        ReplayEventType.all.map { ($0.name, $0.members) }
    }
}
