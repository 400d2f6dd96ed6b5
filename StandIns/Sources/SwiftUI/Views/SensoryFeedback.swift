/// A haptic or acoustic signal. Simulated: the number of signals.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@available(visionOS, unavailable)
public struct SensoryFeedback {
    private let name: String

    public static var selection: SensoryFeedback { SensoryFeedback(name: "selection") }
    public static var success: SensoryFeedback { SensoryFeedback(name: "success") }

    /// Simulated: the signals since the start of the program.
    @MainActor public internal(set) static var simulated: [SensoryFeedback] = []
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@available(visionOS, unavailable)
extension SensoryFeedback: Equatable, Sendable {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@available(visionOS, unavailable)
extension View {
    /// Gives a signal when a value changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        FeedbackView(content: self, feedback: feedback, trigger: trigger)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@available(visionOS, unavailable)
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
