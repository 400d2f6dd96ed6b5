/// A view with destinations above it. Simulated: without a bar.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
public struct NavigationStack<Root: View>: View, PrimitiveView {
    public typealias Body = Never
    private let root: Root

    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([root], update)
    }
}

@available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
extension View {
    /// Simulated: the destination is shown above the view.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        ViewWithDestination(content: self, destination: item.wrappedValue.map(destination))
    }
}

private struct ViewWithDestination<Content: View, Destination: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let destination: Destination?

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.arrangement = .pile
        node.show([content, destination], update)
    }
}

extension View {
    /// Simulated: without effect.
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        EnvironmentView(content: self) { _ in }
    }
}
