extension View {
    /// Simulated: each button is an action of every accessibility element of the view.
    @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ViewWithActions(content: self, actions: content())
    }
}

private struct ViewWithActions<Content: View, Actions: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let actions: Actions

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
        let shown = ViewNode.show(actions, after: node.actions, update)
        node.actions = shown
        let custom = shown.leaves.compactMap { $0 as? UIControl }.map { control in
            UIAccessibilityCustomAction(name: control.accessibilityLabel ?? "") { _ in
                control.sendActions(for: .primaryActionTriggered)
                return true
            }
        }
        for leaf in node.leaves { leaf.accessibilityCustomActions = custom }
    }
}
