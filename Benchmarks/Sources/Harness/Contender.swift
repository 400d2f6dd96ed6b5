/// One of several ways to do the same work, which are measured against each other.
public struct Contender {
    /// What it is called in a report.
    public let name: String
    /// Does the work so many times.
    private let work: (_ times: Int) -> Void

    /// Creates a contender.
    ///
    /// - Parameter run: Does the work as many times as it is told; it may go on from where it was.
    public init(_ name: String, run: @escaping (_ times: Int) -> Void) {
        self.name = name
        work = run
    }

    /// Does the work so many times.
    public func play(_ times: Int) { work(times) }
}

/// Takes a value, so that the compiler cannot leave out what made it.
@inline(never)
public func consume<Value>(_ value: borrowing Value) {}
