/// The layout of a node that places its children itself. It outlives the view's value.
@MainActor protocol NodeLayout: AnyObject {
    /// Returns the node's own size.
    func size(of node: ViewNode, in proposed: CGSize) -> CGSize

    /// Sets the frames of the node's content. `rect` is in the coordinates of the nearest UIKit view.
    func place(_ node: ViewNode, in rect: CGRect)
}

extension NodeLayout {
    func size(of node: ViewNode, in proposed: CGSize) -> CGSize {
        node.children.count == 1 ? node.children[0].size(in: proposed) : proposed
    }
}

extension ViewNode {
    /// The size of the node: its layout's, or all of the proposed size.
    func size(in proposed: CGSize) -> CGSize {
        if let layout { return layout.size(of: self, in: proposed) }
        let isTransparent = view == nil && arrangement == .none && children.count == 1
        return isTransparent ? children[0].size(in: proposed) : proposed
    }

    /// Shows the node's children in a UIKit view of the node.
    func attachChildren(to container: UIView) {
        for leaf in children.flatMap(\.leaves) where leaf.superview !== container {
            container.addSubview(leaf)
        }
    }

    /// The layout of a kind, which is created once.
    func keepLayout<Kind: NodeLayout>(_ create: @autoclosure () -> Kind) -> Kind {
        let layout = self.layout as? Kind ?? create()
        self.layout = layout
        return layout
    }
}

/// A fixed size. Simulated: content is centered.
final class FrameLayout: NodeLayout {
    var width: CGFloat?
    var height: CGFloat?

    func size(of node: ViewNode, in proposed: CGSize) -> CGSize {
        CGSize(width: width ?? proposed.width, height: height ?? proposed.height)
    }

    func place(_ node: ViewNode, in rect: CGRect) {
        for child in node.children {
            let size = child.size(in: size(of: node, in: rect.size))
            child.place(
                in: CGRect(
                    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2,
                    width: size.width, height: size.height))
        }
    }
}

struct FrameView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let width: CGFloat?
    let height: CGFloat?

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let layout = node.keepLayout(FrameLayout())
        layout.width = width
        layout.height = height
        node.show([content], update)
    }
}

/// A layout that reports the node's frame after placing the content.
final class ObservingLayout: NodeLayout {
    var zIndex: Double?
    var didPlace: @MainActor (ViewNode, CGRect) -> Void = { _, _ in }

    func place(_ node: ViewNode, in rect: CGRect) {
        for child in node.children { child.place(in: rect) }
        didPlace(node, rect)
    }
}

struct ZIndexView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let value: Double

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.keepLayout(ObservingLayout()).zIndex = value
        node.show([content], update)
    }
}

extension View {
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { FrameView(content: self, width: width, height: height) }

    /// The painting order among the views of a container; the default value is 0.
    public func zIndex(_ value: Double) -> some View { ZIndexView(content: self, value: value) }
}
