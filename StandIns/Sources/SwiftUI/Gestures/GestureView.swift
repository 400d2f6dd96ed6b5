/// A view with a gesture. Simulated: a recognizer of the first UIKit view of the content.
private struct GestureView<Content: View, Value>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let gesture: SimulatedGesture<Value>

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
        let target = node.coordinator as? GestureTarget ?? GestureTarget(gesture.makeRecognizer())
        node.coordinator = target
        target.action = gesture.handle
        guard let leaf = node.leaves.first, leaf !== target.recognizer.view else { return }
        leaf.isUserInteractionEnabled = true
        leaf.addGestureRecognizer(target.recognizer)
    }
}

@MainActor private final class GestureTarget: NSObject {
    let recognizer: UIGestureRecognizer
    var action: @MainActor (UIGestureRecognizer) -> Void = { _ in }

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        super.init()
        recognizer.addTarget(self, action: Self.selector)
    }

    #if canImport(ObjectiveC)
    static let selector = #selector(recognized(_:))

    @objc func recognized(_ sender: Any?) { action(recognizer) }
    #else
    static let selector = Selector("recognized:")
    #endif
}

#if !canImport(ObjectiveC)
extension GestureTarget: SelectorPerforming {
    func perform(_ selector: Selector, with sender: Any?) { action(recognizer) }
}
#endif

extension View {
    public func gesture(_ gesture: some Gesture) -> some View {
        GestureView(content: self, gesture: gesture.simulatedGesture)
    }

    public func simultaneousGesture(_ gesture: some Gesture) -> some View { self.gesture(gesture) }

    @available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, *)
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }
}
