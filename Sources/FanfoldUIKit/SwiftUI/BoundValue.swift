#if canImport(UIKit) && !os(watchOS)
import SwiftUI

/// The time in which an application may accept a change of the user, in seconds.
let timeToAccept = 0.25

/// The time by which an alarm may be early, in seconds: times are rounded.
private let earliness = 1e-3

/// A binding of the application, with the values that the view has written to it, until the time to accept them is over.
///
/// A store may accept values some frames later, in the order in which they were written. Meanwhile, neither its former value nor a
/// written one is a request.
@MainActor
final class BoundValue<Value: Equatable> {
    private var binding: Binding<Value>?
    /// The value at the last update. A binding with another value is about to cause an update.
    private(set) var updated: Value?
    /// The value that the view wrote last, unless the application has requested another one since.
    private(set) var own: Value?
    private var written: [(value: Value, time: Double)] = []
    private let askForUpdate: @MainActor () -> Void
    private let alarm: Alarm

    init(askForUpdate: @escaping @MainActor () -> Void) {
        self.askForUpdate = askForUpdate
        alarm = Alarm(askForUpdate)
    }

    /// Takes the binding of an update. Returns its value at the update before.
    func update(_ binding: Binding<Value>?) -> Value? {
        let value = binding?.wrappedValue
        defer { updated = value }
        if value != own && value != updated { own = nil }
        self.binding = binding
        return updated
    }

    /// The value that the application has or is about to have.
    func value(at now: Double) -> Value? { latest(at: now) ?? binding?.wrappedValue }

    /// Writes a value. State must not change during an update of the views. If the application rejects the value, the view reverts
    /// when the time to accept it is over.
    func write(_ value: Value, at now: Double) {
        guard let binding, self.value(at: now) != value else { return }
        written.append((value, now))
        own = value
        binding.wrappedValue = value
        if binding.wrappedValue != value { askForUpdate() }
    }

    /// Writes a value after an update. A value that the application has not accepted is written again when the time to accept it is
    /// over.
    func correct(to value: Value, at now: Double) {
        guard let binding, binding.wrappedValue == updated, updated != value else { return }
        if latest(at: now) == value { return wait(at: now) }
        own = value
        binding.wrappedValue = value
    }

    /// Asks for an update if the application has another value.
    func compare(with value: Value) {
        if let binding, binding.wrappedValue != value { askForUpdate() }
    }

    /// Returns whether the application requests its value, which differs from the view's. If it may still accept another one, an update
    /// follows when the time is over.
    func isRequest(after former: Value?, at now: Double) -> Bool {
        guard let bound = updated, latest(at: now) != nil else { return true }
        if bound != former && !written.contains(where: { $0.value == bound }) {
            written = []
            return true
        }
        wait(at: now)
        return false
    }

    /// Asks for an update when the time to accept the written value is over.
    private func wait(at now: Double) {
        guard let last = written.last else { return }
        alarm.set(at: last.time + timeToAccept, now: now, isManual: false)
    }

    /// The value written last; nil if the application may no longer accept it.
    private func latest(at now: Double) -> Value? {
        written.removeAll { now - $0.time >= timeToAccept - earliness }
        return written.last?.value
    }
}
#endif
