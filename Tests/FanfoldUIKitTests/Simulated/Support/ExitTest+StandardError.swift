import Testing

extension ExitTest.Result? {
    /// What a process wrote to standard error before it ended.
    var standardError: String {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    }
}
