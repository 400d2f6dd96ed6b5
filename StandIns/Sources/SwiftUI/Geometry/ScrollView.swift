/// Scrollable content. Simulated: a scroll view of UIKit, with content margins.
public struct ScrollView<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let axes: Axis.Set
    private let content: Content

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let layout = node.keepLayout(ScrollLayout(axes: axes))
        node.view = layout.view
        layout.node = node
        layout.isMirrored = update.environment.layoutDirection == .rightToLeft
        layout.margins = update.environment.contentMargins
        layout.alignsViews = update.environment.alignsScrollTargets
        var inner = update
        inner.environment.contentMargins = [:]
        inner.environment.scrollView = ScrollViewReference(view: layout.view)
        node.show([content], inner)
    }
}

/// The layout of a scroll view's content.
private final class ScrollLayout: NSObject, NodeLayout, UIScrollViewDelegate {
    let view = UIScrollView(frame: .zero)
    weak var node: ViewNode?
    private let axes: Axis.Set
    var isMirrored = false
    var margins: [Edge: CGFloat] = [:]
    var alignsViews = false
    private var isStarted = false

    init(axes: Axis.Set) {
        self.axes = axes
        super.init()
        view.delegate = self
    }

    private var isHorizontal: Bool { axes.contains(.horizontal) }

    func size(of node: ViewNode, in proposed: CGSize) -> CGSize { proposed }

    func place(_ node: ViewNode, in rect: CGRect) {
        view.frame = rect
        node.attachChildren(to: view)
        var size = rect.size
        let content = node.children.first?.size(in: size) ?? .zero
        if isHorizontal { size.width = content.width }
        if axes.contains(.vertical) { size.height = content.height }
        let (leading, trailing) = (margins[.leading] ?? 0, margins[.trailing] ?? 0)
        view.contentInset = UIEdgeInsets(
            top: margins[.top] ?? 0, left: isMirrored ? trailing : leading, bottom: margins[.bottom] ?? 0,
            right: isMirrored ? leading : trailing)
        view.contentSize = size
        if !isStarted { start() }
        placeContent()
    }

    /// Scrolls to the leading edge.
    private func start() {
        isStarted = true
        let insets = view.contentInset
        let end = view.contentSize.width - view.bounds.width + insets.right
        view.contentOffset = CGPoint(
            x: isHorizontal && isMirrored ? max(end, -insets.left) : -insets.left, y: -insets.top)
    }

    private func placeContent() {
        for child in node?.children ?? [] { child.place(in: CGRect(origin: .zero, size: view.contentSize)) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if isStarted { placeContent() }
    }

    /// Aligns the leading edge of the nearest target with the margin.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard alignsViews, let targets = node?.scrollTargets else { return }
        let offsets = targets.map(alignedOffset)
        let wanted = isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        guard let nearest = offsets.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return }
        if isHorizontal {
            targetContentOffset.pointee.x = nearest
        } else {
            targetContentOffset.pointee.y = nearest
        }
    }

    /// Returns the offset at which the leading edge of a view is at the margin, within the content.
    private func alignedOffset(_ target: CGRect) -> CGFloat {
        let insets = view.contentInset
        if !isHorizontal {
            let end = view.contentSize.height - view.bounds.height + insets.bottom
            return max(-insets.top, min(target.minY - insets.top, end))
        }
        let end = view.contentSize.width - view.bounds.width + insets.right
        let offset = isMirrored ? target.maxX - view.bounds.width + insets.right : target.minX - insets.left
        return max(-insets.left, min(offset, end))
    }
}

extension ViewNode {
    /// The frames of the views to which scrolling is aligned.
    fileprivate var scrollTargets: [CGRect]? {
        (layout as? StackLayout)?.targets ?? children.lazy.compactMap(\.scrollTargets).first
    }
}

/// The scroll view around a view.
struct ScrollViewReference {
    weak var view: UIScrollView?
}

private enum ScrollViewKey: EnvironmentKey {
    static var defaultValue: ScrollViewReference? { nil }
}

private enum ContentMarginsKey: EnvironmentKey {
    static var defaultValue: [Edge: CGFloat] { [:] }
}

private enum AlignsScrollTargetsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var scrollView: ScrollViewReference? {
        get { self[ScrollViewKey.self] }
        set { self[ScrollViewKey.self] = newValue }
    }

    var contentMargins: [Edge: CGFloat] {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    var alignsScrollTargets: Bool {
        get { self[AlignsScrollTargetsKey.self] }
        set { self[AlignsScrollTargetsKey.self] = newValue }
    }
}
