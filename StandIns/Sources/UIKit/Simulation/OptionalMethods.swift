/// Tells whether an optional protocol method is implemented.
///
/// Linux has no optional requirements. They are ordinary ones here, with defaults that report themselves while a
/// call is under way.
@MainActor enum OptionalMethods {
    private static var calls: [(method: String, isDefault: Bool)] = []

    /// The result of a call, or nil where the method's default was what answered.
    static func result<Result>(of method: String, _ call: () -> Result) -> Result? {
        calls.append((method, false))
        let result = call()
        return calls.removeLast().isDefault ? nil : result
    }

    /// Called by the default of a method.
    static func isMissing(_ method: String) {
        guard let last = calls.indices.last, calls[last].method == method else { return }
        calls[last].isDefault = true
    }
}
