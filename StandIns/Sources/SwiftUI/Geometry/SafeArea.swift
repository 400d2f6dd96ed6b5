extension View {
    /// Simulated: a view that reaches an edge of its host's safe area extends to the edge of the host. In a scroll view, it
    /// extends sideways only.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        IgnoringView(content: self, edges: regions.contains(.container) ? edges : [])
    }

    /// Adds insets to the safe area of a view.
    @available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        PaddedView(content: self, insets: insets, isSafeArea: true)
    }

    public func padding(_ insets: EdgeInsets) -> some View {
        PaddedView(content: self, insets: insets, isSafeArea: false)
    }
}

private struct PaddedView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let insets: EdgeInsets
    let isSafeArea: Bool

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let isMirrored = update.environment.layoutDirection == .rightToLeft
        let edges = UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
        node.keepLayout(PaddingLayout()).insets = edges
        var inner = update
        if isSafeArea { inner.environment.safeAreaPadding = edges }
        node.show([content], inner)
    }
}

private final class PaddingLayout: NodeLayout {
    var insets = UIEdgeInsets.zero

    func place(_ node: ViewNode, in rect: CGRect) {
        for child in node.children { child.place(in: rect.inset(by: insets)) }
    }
}

private struct IgnoringView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let edges: Edge.Set

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let layout = node.keepLayout(IgnoringLayout())
        layout.host = update.host
        layout.edges = edges
        layout.isMirrored = update.environment.layoutDirection == .rightToLeft
        layout.isInScrollView = update.environment.scrollView != nil
        layout.padding = update.environment.safeAreaPadding
        var inner = update
        inner.environment.safeAreaPadding = .zero
        node.show([content], inner)
    }
}

private final class IgnoringLayout: NodeLayout {
    weak var host: HostingView?
    var edges = Edge.Set.all
    var isMirrored = false
    var isInScrollView = false
    var padding = UIEdgeInsets.zero

    func place(_ node: ViewNode, in rect: CGRect) {
        let extended = extended(rect, from: node.container)
        for child in node.children { child.place(in: extended) }
    }

    private func extended(_ rect: CGRect, from container: UIView?) -> CGRect {
        guard let host else { return rect }
        let place = container.map { $0.convert(rect, to: host) } ?? rect
        let (safe, whole) = (host.safeRect, host.bounds)
        let left = edges.contains(isMirrored ? .trailing : .leading)
        let right = edges.contains(isMirrored ? .leading : .trailing)
        let down = !isInScrollView
        func reach(_ isIgnored: Bool, _ distance: CGFloat, _ padding: CGFloat, _ inset: CGFloat) -> CGFloat {
            guard isIgnored else { return 0 }
            return padding + (distance - padding <= 0.5 ? inset : 0)
        }
        let top = reach(
            down && edges.contains(.top), place.minY - safe.minY, padding.top, safe.minY - whole.minY)
        let bottom = reach(
            down && edges.contains(.bottom), safe.maxY - place.maxY, padding.bottom, whole.maxY - safe.maxY)
        let start = reach(left, place.minX - safe.minX, padding.left, safe.minX - whole.minX)
        let end = reach(right, safe.maxX - place.maxX, padding.right, whole.maxX - safe.maxX)
        return rect.inset(by: UIEdgeInsets(top: -top, left: -start, bottom: -bottom, right: -end))
    }
}

private enum SafeAreaPaddingKey: EnvironmentKey {
    static var defaultValue: UIEdgeInsets { .zero }
}

extension EnvironmentValues {
    /// The insets that a view has added to the safe area.
    fileprivate var safeAreaPadding: UIEdgeInsets {
        get { self[SafeAreaPaddingKey.self] }
        set { self[SafeAreaPaddingKey.self] = newValue }
    }
}
