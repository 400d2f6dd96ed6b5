extension ReplayScript {
    /// The text of the JSON Schema, without the line break at its end.
    public static var schema: String {
        String(decoding: PackageResources.replay_script_schema_json.dropLast(), as: UTF8.self)
    }
}
