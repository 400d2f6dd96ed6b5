import Testing

extension ExitTest.Result? {
    /// The standard error output of an exited process.
    var standardError: String {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    }
}
