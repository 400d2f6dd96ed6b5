/// Detects whether an optional protocol method is implemented.
///
/// Linux has no optional requirements. They are regular requirements here, whose defaults report themselves
/// during a call.
@MainActor enum OptionalMethods {
    private static var calls: [(method: String, isDefault: Bool)] = []

    /// The result of a call, or nil if the method's default was called.
    static func result<Result>(of method: String, _ call: () -> Result) -> Result? {
        calls.append((method, false))
        let result = call()
        return calls.removeLast().isDefault ? nil : result
    }

    /// Called by a method's default.
    static func isMissing(_ method: String) {
        guard let last = calls.indices.last, calls[last].method == method else { return }
        calls[last].isDefault = true
    }
}
