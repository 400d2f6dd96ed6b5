#if canImport(UIKit) && !os(watchOS)

/// The time in which an application may accept a change of the user, in seconds.
let timeToAccept = 0.25

/// The time by which an alarm may be early, in seconds: times are rounded.
private let earliness = 1e-3

/// Values that the view has written to a binding, until the time to accept them is over.
///
/// A store may accept values some frames later, in the order in which they were written. Meanwhile, neither its former value nor a
/// written one is a request.
@MainActor
final class PendingWrites<Value: Equatable> {
    private var written: [(value: Value, time: Double)] = []
    private let alarm: Alarm

    /// - Parameter update: Asks for an update, when the time to accept is over.
    init(update: @escaping @MainActor () -> Void) {
        alarm = Alarm(update)
    }

    /// Returns whether a value is to be written, and notes it: the application neither has it nor is about to have it.
    func add(_ value: Value, to bound: Value, at now: Double) -> Bool {
        guard latest(at: now) ?? bound != value else { return false }
        written.append((value, now))
        return true
    }

    /// The value written last; nil if the application may no longer accept it.
    func latest(at now: Double) -> Value? {
        written.removeAll { now - $0.time >= timeToAccept - earliness }
        return written.last?.value
    }

    /// Returns whether the application requests the value of a binding that differs from the view's. If it may still accept another one,
    /// an update follows when the time is over.
    func isRequest(_ bound: Value, after former: Value?, at now: Double) -> Bool {
        guard latest(at: now) != nil, let last = written.last else { return true }
        if bound != former && !written.contains(where: { $0.value == bound }) {
            written = []
            return true
        }
        alarm.set(at: last.time + timeToAccept, now: now, isManual: false)
        return false
    }
}
#endif
