import Fanfold
import SwiftUI

@testable import FanfoldSwiftUI

/// Posed items on the screen, and the engine's frame at the same offset.
@MainActor final class Stage {
    let context: LayoutContext
    private(set) var frame = Frame()
    private let window: UIWindow
    private let scrollView: UIScrollView
    private let layout: any CollectionLayout
    private let run: RunGeometry
    private(set) var layoutOffset = 0.0

    // The window's views must be released on the main actor.
    isolated deinit {}

    init(
        _ layout: any CollectionLayout, viewport: Fanfold.Size, count: Int,
        direction: Fanfold.LayoutDirection = .leftToRight, mistake: Mistake? = nil
    ) {
        self.layout = layout
        context = LayoutContext(
            viewport: viewport, count: count, direction: direction,
            reduceMotion: UIAccessibility.isReduceMotionEnabled)
        let environment = PoseEnvironment(
            viewport: viewport, direction: direction, prefersReducedMotion: context.reduceMotion,
            displayScale: Self.displayScale)
        run = RunGeometry(layout, count: count, in: environment)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height))
        window.rootViewController = Self.controller(layout, count, direction, mistake)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        scrollView = window.descendants.lazy.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
    }

    private static let displayScale = 3.0

    private static func controller<Layout: CollectionLayout>(
        _ layout: Layout, _ count: Int, _ direction: Fanfold.LayoutDirection, _ mistake: Mistake?
    ) -> UIViewController {
        UIHostingController(
            rootView: PosedScroll(layout: layout, count: count, mistake: mistake)
                .environment(\.layoutDirection, direction == .rightToLeft ? .rightToLeft : .leftToRight)
                .environment(\.displayScale, displayScale))
    }

    // MARK: Scrolling

    /// Scrolls to a fraction of the layout's range.
    func scroll(to fraction: Double) {
        let range = layout.offsetRange(in: context)
        scroll(toOffset: range.lowerBound + fraction * (range.upperBound - range.lowerBound))
    }

    /// Drags the content near an item, and waits until it rests at an aligned view.
    func scroll(toItem index: Int) {
        scroll(toOffset: offset(showing: index) + run.pitch / 5)
        let content = physical(layoutOffset)
        var target = layout.axis == .horizontal ? CGPoint(x: content, y: 0) : CGPoint(x: 0, y: content)
        withUnsafeMutablePointer(to: &target) { target in
            scrollView.delegate?.scrollViewWillEndDragging(
                scrollView, withVelocity: .zero, targetContentOffset: target)
        }
        let rest = layout.axis == .horizontal ? target.x : target.y
        let distance = rest - physical(run.firstOffset)
        layoutOffset = run.firstOffset + (isMirrored ? -distance : distance)
    }

    func offset(showing index: Int) -> Double { layout.offset(showing: Double(index), in: context) }

    /// Shows changes of the state.
    func settle() {
        StandIn.clock.advance(by: 0.05)
        window.layoutIfNeeded()
    }

    private var isMirrored: Bool { context.direction == .rightToLeft && layout.axis == .horizontal }

    /// The scroll view's offset at an offset of the layout.
    private func physical(_ offset: Double) -> Double {
        let start = offset - run.firstOffset - run.margins.start
        guard isMirrored else { return start }
        return scrollView.contentSize.width - scrollView.bounds.width - start
    }

    private func scroll(toOffset offset: Double) {
        layoutOffset = offset
        let content = physical(offset)
        scrollView.contentOffset =
            layout.axis == .horizontal ? CGPoint(x: content, y: 0) : CGPoint(x: 0, y: content)
        var shown = context
        shown.offset = offset
        update(layout, in: shown)
    }

    private func update<Layout: CollectionLayout>(_ layout: Layout, in context: LayoutContext) {
        frame.update(layout, in: context)
    }

    // MARK: Results

    /// The view of an item with its effects.
    private func view(_ index: Int) -> UIView? { labels[index]?.superview }

    /// The labels of the items, which stay the same views.
    private lazy var labels = Dictionary(
        uniqueKeysWithValues: window.descendants.compactMap { view in
            (view as? UILabel).flatMap { label in label.text.flatMap(Int.init).map { ($0, label) } }
        })

    /// Whether SwiftUI's effects have numbers.
    var hasFiniteTransforms: Bool {
        !labels.isEmpty
            && labels.keys.allSatisfy { index in
                guard let transform = view(index)?.layer.transform else { return false }
                return [
                    transform.m11, transform.m14, transform.m22, transform.m24, transform.m41, transform.m44,
                ]
                .allSatisfy(\.isFinite)
            }
    }

    /// The engine's items that cover at least a part of a pixel, back to front.
    private var visibleItems: [VisibleItem] {
        frame.visibleItems.filter { item in
            let bounds = item.quad.bounds
            return isInside(
                CGRect(x: bounds.minX, y: bounds.minY, width: bounds.size.width, height: bounds.size.height))
        }
    }

    private func isInside(_ rect: CGRect) -> Bool {
        let part = rect.intersection(window.bounds)
        return !part.isNull && part.width > 0.5 && part.height > 0.5
    }

    var visibleIndices: [Int] { visibleItems.map(\.index) }

    /// The poses of the engine's visible items, with sizes in whole pixels.
    private var poses: [(index: Int, pose: ItemAttributes)] {
        visibleItems.map { item in
            var pose = item.attributes
            pose.size = run.itemSize
            return (item.index, pose)
        }
    }

    /// Whether a view covers a part of the screen.
    private func touches(_ view: UIView) -> Bool {
        let (width, height) = (view.bounds.width, view.bounds.height)
        let corners = [(0, 0), (width, 0), (width, height), (0, height)].map { x, y in
            let point = view.convert(CGPoint(x: x, y: y), to: window)
            return Fanfold.Point(x: point.x, y: point.y)
        }
        let quad = Quad(
            topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
        let (screen, rim) = (context.viewport, 0.5)
        return quad.touches(
            Rect(
                origin: Fanfold.Point(x: rim, y: rim),
                size: Fanfold.Size(width: screen.width - 2 * rim, height: screen.height - 2 * rim)))
    }

    /// The largest distance between the corners of a visible item and those of the engine, in points.
    var worstCorner: Double {
        poses.map { index, pose in
            guard let quad = pose.quad, let view = view(index) else { return .infinity }
            let (width, height) = (view.bounds.width, view.bounds.height)
            return [
                distance(view, CGPoint.zero, quad.topLeft),
                distance(view, CGPoint(x: width, y: 0), quad.topRight),
                distance(view, CGPoint(x: width, y: height), quad.bottomRight),
                distance(view, CGPoint(x: 0, y: height), quad.bottomLeft),
            ].max() ?? 0
        }.max() ?? 0
    }

    var worstCenter: Double {
        poses.map { index, pose in
            guard let view = view(index) else { return .infinity }
            let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            return distance(view, center, pose.center)
        }.max() ?? .infinity
    }

    private func distance(_ view: UIView, _ point: CGPoint, _ wanted: Fanfold.Point) -> Double {
        let shown = view.convert(point, to: window)
        return max(abs(shown.x - wanted.x), abs(shown.y - wanted.y))
    }

    /// Whether each visible item has the engine's opacity, and no other item is visible.
    var hasOpacities: Bool {
        let opacities = Dictionary(uniqueKeysWithValues: poses.map { ($0.index, $0.pose.opacity) })
        return (0..<context.count).allSatisfy { index in
            guard let view = view(index) else { return false }
            if let opacity = opacities[index] { return abs(view.alpha - opacity) < 1e-6 }
            return view.alpha < 1e-6 || !touches(view)
        }
    }

    /// Whether a lazy stack leaves out a visible item.
    var isItemMissing: Bool {
        poses.contains { index, pose in pose.opacity > 0 && view(index)?.isHidden != false }
    }

    /// The indices of the engine's visible items, in the order of their views, back to front.
    var paintedIndices: [Int] {
        let visible = Set(visibleIndices)
        let labels = scrollView.subviews.compactMap { $0.subviews.first as? UILabel }
        return labels.compactMap { $0.text.flatMap(Int.init) }.filter(visible.contains)
    }
}

extension UIView {
    var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
