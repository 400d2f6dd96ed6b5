/// Views side by side in a scroll view. Simulated: views whose frames are outside the visible area exist, but are hidden.
public struct LazyHStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let spacing: CGFloat
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.spacing = spacing ?? 8
        self.content = content()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.keepLayout(StackLayout()).update(.horizontal, spacing, isLazy: true, update.environment)
        node.show([content], update)
    }
}

/// Views below each other in a scroll view. Simulated: views whose frames are outside the visible area exist, but are
/// hidden.
public struct LazyVStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let spacing: CGFloat
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.spacing = spacing ?? 8
        self.content = content()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.keepLayout(StackLayout()).update(.vertical, spacing, isLazy: true, update.environment)
        node.show([content], update)
    }
}

/// The layout of a stack of views with their own sizes.
final class StackLayout: NodeLayout {
    private var axis = Axis.horizontal
    private var spacing: CGFloat = 0
    private var isLazy = false
    private var isMirrored = false
    private var scrollView: ScrollViewReference?
    /// The frames of the views in the scroll view.
    private(set) var targets: [CGRect] = []

    func update(_ axis: Axis, _ spacing: CGFloat, isLazy: Bool, _ environment: EnvironmentValues) {
        self.axis = axis
        self.spacing = spacing
        self.isLazy = isLazy
        isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        scrollView = environment.scrollView
    }

    private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

    func size(of node: ViewNode, in proposed: CGSize) -> CGSize {
        let sizes = node.children.flatMap(\.elements).map { $0.size(in: proposed) }
        let total = sizes.map(length).reduce(0, +) + spacing * CGFloat(max(sizes.count - 1, 0))
        return axis == .horizontal
            ? CGSize(width: total, height: sizes.map(\.height).max() ?? 0)
            : CGSize(width: sizes.map(\.width).max() ?? 0, height: total)
    }

    func place(_ node: ViewNode, in rect: CGRect) {
        let elements = node.children.flatMap(\.elements)
        targets = frames(of: elements, in: rect)
        for (element, frame) in zip(elements, targets) {
            element.place(in: frame)
            hide(element, unlessVisible: frame)
        }
        paint(elements)
    }

    private func frames(of elements: [ViewNode], in rect: CGRect) -> [CGRect] {
        var start: CGFloat = 0
        return elements.map { element in
            let size = element.size(in: rect.size)
            defer { start += length(size) + spacing }
            guard axis == .horizontal else {
                return CGRect(
                    x: rect.midX - size.width / 2, y: rect.minY + start, width: size.width,
                    height: size.height)
            }
            let x = isMirrored ? rect.maxX - start - size.width : rect.minX + start
            return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    private func hide(_ element: ViewNode, unlessVisible frame: CGRect) {
        let isHidden = isLazy && scrollView?.view?.bounds.intersects(frame) == false
        for leaf in element.leaves { leaf.isHidden = isHidden }
    }

    /// Brings the views into their painting order.
    private func paint(_ elements: [ViewNode]) {
        let order = elements.indices.sorted {
            (elements[$0].zIndex, $0) < (elements[$1].zIndex, $1)
        }
        let leaves = order.flatMap { elements[$0].leaves }
        guard let parent = leaves.first?.superview, parent.subviews.filter(leaves.contains) != leaves else {
            return
        }
        for leaf in leaves { parent.bringSubviewToFront(leaf) }
    }
}

extension ViewNode {
    fileprivate var zIndex: Double { (layout as? ObservingLayout)?.zIndex ?? 0 }
}
