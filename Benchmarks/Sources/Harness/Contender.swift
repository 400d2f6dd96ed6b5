/// One of several ways to do the same work, measured against each other.
public struct Contender {
    /// The name in a report.
    public let name: String
    /// Repeats the work.
    private let work: (_ times: Int) -> Void

    /// Creates a contender.
    ///
    /// - Parameter run: Repeats the work a given number of times; it may keep state between calls.
    public init(_ name: String, run: @escaping (_ times: Int) -> Void) {
        self.name = name
        work = run
    }

    /// Repeats the work.
    public func play(_ times: Int) { work(times) }
}

/// Consumes a value: the compiler cannot optimize its computation away.
@inline(never)
public func consume<Value>(_ value: borrowing Value) {}
