/// The JSON Schema of a layout made from keyframes.
public enum KeyframeSchema {
    /// The schema, a text in UTF-8.
    public static var json: String {
        String(decoding: PackageResources.keyframe_layout_schema_json, as: UTF8.self)
    }
}
