/// Content that depends on its size, which is all of the proposed size.
public struct GeometryReader<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let content = content
        let layout = node.keepLayout(ReaderLayout())
        node.view = layout.view
        layout.show = { node, rect in
            node.show([content(node.geometry(rect, in: update.environment))], update)
        }
        layout.size = nil
    }
}

/// Evaluates the content of a geometry reader when the size is known.
private final class ReaderLayout: NodeLayout {
    let view = UIView()
    var show: @MainActor (ViewNode, CGRect) -> Void = { _, _ in }
    var size: CGSize?

    func size(of node: ViewNode, in proposed: CGSize) -> CGSize { proposed }

    func place(_ node: ViewNode, in rect: CGRect) {
        view.frame = rect
        if size != rect.size {
            size = rect.size
            show(node, rect)
        }
        node.attachChildren(to: view)
        for child in node.children {
            child.place(in: CGRect(origin: .zero, size: child.size(in: rect.size)))
        }
    }
}
