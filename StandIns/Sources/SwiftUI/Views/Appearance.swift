extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(content: self, didAppear: action, didDisappear: nil)
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(content: self, didAppear: nil, didDisappear: action)
    }
}

private struct AppearanceView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let didAppear: (() -> Void)?
    let didDisappear: (() -> Void)?

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
        node.visibilityDidChange = { $0 ? didAppear?() : didDisappear?() }
    }
}
