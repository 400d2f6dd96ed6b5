/// A haptic or acoustic signal. Simulated: the number of signals.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    public static let selection = SensoryFeedback(name: "selection")
    public static let success = SensoryFeedback(name: "success")

    /// Simulated: the signals since the start of the program.
    @MainActor public internal(set) static var simulated: [SensoryFeedback] = []
}

extension View {
    /// Gives a signal when a value changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        FeedbackView(content: self, feedback: feedback, trigger: trigger)
    }
}

private struct FeedbackView<Content: View, Trigger: Equatable>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let feedback: SensoryFeedback
    let trigger: Trigger

    func show(in node: ViewNode, _ update: ViewUpdate) {
        if let former = node.coordinator as? Trigger, former != trigger {
            SensoryFeedback.simulated.append(feedback)
        }
        node.coordinator = trigger
        node.show([content], update)
    }
}
