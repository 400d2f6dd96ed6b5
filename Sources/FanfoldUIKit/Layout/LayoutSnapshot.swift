#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A layout as a collection view shows it at one instant: the layout, and all that it is a function of.
///
/// This is where the core's coordinates meet UIKit's. The core places items in the viewport, at an offset from the
/// leading edge; a `UICollectionViewLayout` places them in the content. The content starts ``leadingMargin`` before
/// the core's zero. Where a horizontal layout reads right to left, UIKit mirrors what the layout answers, so the
/// content always runs to the right here.
struct LayoutSnapshot {
    let layout: any CollectionLayout
    var context: LayoutContext
    let sections: SectionRuns
    /// How far mirrored content is from the viewport's left edge when it is at its leading end. It is where UIKit last put
    /// it, not where it will be after the next pass, so that the content may grow.
    var scrollableWidth: CGFloat = 0
    /// Says where items are in this instant; nil where only the layout does.
    private(set) var engine: HostedEngine?
    /// What a finger that has lifted an item has done to the engine's items, and not yet to UIKit's.
    private(set) var reordering: IndexChange?
    /// Which item is in front of which.
    private var order = StackingOrder()

    /// Where the viewport is in the content, across the scroll axis.
    private var crossOrigin: Double {
        layout.axis == .vertical ? -leftInset : -context.insets.top
    }

    /// Where the viewport is in the content, along the scroll axis.
    var origin: Double { context.offset + layout.leadingMargin }

    /// Whether UIKit mirrors what the layout answers.
    var isMirrored: Bool { layout.axis == .horizontal && context.direction == .rightToLeft }

    /// Whether there is any area to show items in.
    var hasArea: Bool { context.viewport.width > 0 && context.viewport.height > 0 }

    private var leftInset: Double {
        context.direction == .rightToLeft ? context.insets.trailing : context.insets.leading
    }
}

extension LayoutSnapshot {
    /// How large the content is, in points.
    var contentSize: CGSize {
        let isEmpty = context.count == 0
        let length = isEmpty ? 0 : max(layout.contentLength(in: context) + layout.leadingMargin, 0)
        let (insets, viewport) = (context.insets, context.viewport)
        switch layout.axis {
        case .horizontal:
            return CGSize(width: length, height: max(viewport.height - insets.top - insets.bottom, 0))
        case .vertical:
            return CGSize(width: max(viewport.width - insets.leading - insets.trailing, 0), height: length)
        }
    }

    /// How an item is shown, in the viewport.
    func pose(of index: Int) -> ItemAttributes {
        guard let engine, let item = engineIndex(of: index), item < engine.context.count else {
            return layout.attributes(at: Double(index), in: context)
        }
        return engine.attributes(of: item)
    }

    /// Which place an item has among all, back to front, as UIKit counts.
    ///
    /// - Parameter index: The item; nil for one that is gone.
    func zIndex(of index: Int?, _ pose: ItemAttributes) -> Int {
        order.zIndex(of: index.flatMap(engineIndex), z: pose.z)
    }

    /// Takes items where an engine has them; where there is none, where the layout has them at rest.
    mutating func adopt(_ engine: HostedEngine?, reordering: IndexChange? = nil) {
        self.engine = engine
        self.reordering = reordering
        if let engine {
            order = StackingOrder(engine.frame)
        } else {
            var frame = Frame()
            frame.update(layout, in: context)
            order = StackingOrder(frame)
        }
    }

    /// The number that the engine has for an item.
    private func engineIndex(of index: Int) -> Int? { reordering?.newIndex(of: index) ?? index }

    /// The items visible, but for those that leave.
    var visibleItems: [Int] {
        guard let engine else { return [] }
        let back = reordering?.inverse
        return engine.frame.visibleItems.lazy.filter { !$0.isLeaving }.compactMap { item in
            back.map { $0.newIndex(of: item.index) } ?? item.index
        }
    }

    /// Where a point of the viewport is in the content.
    func inContent(_ point: Fanfold.Point) -> CGPoint {
        guard layout.axis == .horizontal else {
            return CGPoint(x: crossOrigin + point.x, y: origin + point.y)
        }
        let x = isMirrored ? context.viewport.width - point.x : point.x
        return CGPoint(x: origin + x, y: crossOrigin + point.y)
    }

    /// The smallest rectangle of the content that holds what is seen of an item; nil where a part of it lies
    /// behind the eye.
    func frame(of pose: ItemAttributes) -> CGRect? {
        guard let bounds = pose.quad?.bounds else { return nil }
        let first = inContent(bounds.origin)
        let last = inContent(Fanfold.Point(x: bounds.maxX, y: bounds.maxY))
        return CGRect(
            x: min(first.x, last.x), y: first.y, width: abs(last.x - first.x), height: last.y - first.y)
    }

    /// The part of the content that is in the viewport.
    var visibleRect: CGRect {
        let size = CGSize(width: context.viewport.width, height: context.viewport.height)
        return layout.axis == .vertical
            ? CGRect(origin: CGPoint(x: crossOrigin, y: origin), size: size)
            : CGRect(origin: CGPoint(x: origin, y: crossOrigin), size: size)
    }
}

extension LayoutSnapshot {
    /// The offset at which an item is shown as it should rest, within the range of offsets.
    func offset(showing position: Double) -> Double { layout.offset(showing: position, in: context) }

    /// The position that is shown, between 0 and the last item's.
    var positionShown: Double { layout.positionShown(in: context) }

    /// The item that is shown. Half-way between two the later one counts.
    var itemShown: Int { Int((positionShown + 0.5).rounded(.down)) }

    /// How many items scrolling by the length of the viewport passes; at least one.
    var itemsPerPage: Int {
        let distance = offset(showing: 1) - offset(showing: 0)
        return distance > 0 ? max(Int(context.viewport[layout.axis] / distance), 1) : 1
    }

    /// The offset from the leading edge that a content offset of a collection view means.
    @MainActor
    func offset(ofContentOffset offset: CGPoint, in view: UICollectionView) -> Double {
        let start = layout.leadingMargin
        guard layout.axis == .horizontal else { return offset.y - start }
        return (isMirrored ? scrollableWidth - offset.x : offset.x) - start
    }

    /// The content offset of a collection view at which the content is so far from its leading edge.
    ///
    /// - Parameter other: The content offset whose part across the scroll axis is kept.
    @MainActor
    func contentOffset(at offset: Double, in view: UICollectionView, keeping other: CGPoint) -> CGPoint {
        let along = offset + layout.leadingMargin
        guard layout.axis == .horizontal else { return CGPoint(x: other.x, y: along) }
        return CGPoint(x: isMirrored ? scrollableWidth - along : along, y: other.y)
    }

    /// Where scrolling comes to rest.
    ///
    /// - Parameter velocity: In points per millisecond.
    @MainActor
    func restingContentOffset(
        forProposed proposed: CGPoint, velocity: CGPoint, in view: UICollectionView
    ) -> CGPoint {
        let across = isMirrored ? -velocity.x : velocity.x
        let velocity = (layout.axis == .vertical ? velocity.y : across) * Self.millisecondsPerSecond
        let target = layout.restingOffset(
            forProposed: offset(ofContentOffset: proposed, in: view), velocity: velocity, in: context)
        return contentOffset(at: target, in: view, keeping: proposed)
    }

    private static var millisecondsPerSecond: Double { 1000 }
}

extension LayoutSnapshot {
    /// A layout as a collection view shows it now.
    @MainActor
    init(_ layout: any CollectionLayout, of view: UICollectionView, _ sections: SectionRuns) {
        let insets = view.adjustedContentInset
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let context = LayoutContext(
            viewport: Fanfold.Size(width: view.bounds.width, height: view.bounds.height),
            insets: Insets(
                top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
                bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right),
            count: sections.count, direction: isRightToLeft ? .rightToLeft : .leftToRight,
            reduceMotion: UIAccessibility.isReduceMotionEnabled)
        self.init(layout: layout, context: context, sections: sections)
        scrollableWidth = max(view.contentSize.width - view.bounds.width, 0)
        self.context.offset = offset(ofContentOffset: view.contentOffset, in: view)
    }

    /// Whether offsets mean the same as in another snapshot.
    func hasSameSize(as other: LayoutSnapshot) -> Bool {
        context.viewport == other.context.viewport && context.direction == other.context.direction
            && layout.axis == other.layout.axis && layout.leadingMargin == other.layout.leadingMargin
            && (!isMirrored || scrollableWidth == other.scrollableWidth)
    }

    /// As much as rounding to pixels may change an offset, in points.
    static var rounding: Double { 0.5 }

    /// Whether all but the offset, the insets and the items is as in another snapshot.
    func isLike(_ other: LayoutSnapshot) -> Bool {
        context.viewport == other.context.viewport && context.direction == other.context.direction
            && context.reduceMotion == other.context.reduceMotion
    }
}
#endif
