/// Pages, of which the selected one is visible. Simulated: all of them are, and no finger turns them.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

@preconcurrency @MainActor public protocol TabViewStyle {}

public struct PageTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// Simulated: these modifiers have no effect.
extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func tag<V: Hashable>(_ tag: V) -> some View {
        EnvironmentView(content: self) { _ in }
    }
}
