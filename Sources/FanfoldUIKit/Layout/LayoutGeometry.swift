#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// A layout with the geometry of a collection view at one instant.
///
/// The core's coordinates become UIKit's here. The core uses coordinates of the viewport, and an offset from the leading
/// edge; a `UICollectionViewLayout` uses coordinates of the content. The content starts `leadingMargin` before the core's
/// zero. UIKit mirrors the answers of a horizontal layout in a right-to-left view, so the content always runs to the right
/// here.
struct LayoutGeometry {
    /// The layout, for the attributes of the items.
    let sharedLayout: SharedLayout
    /// The layout's axis. Reading it from the layout takes longer.
    let axis: Fanfold.Axis
    let leadingMargin: Double
    /// The place of looping content within the content of the scroll view.
    var loop: LoopedContent
    var context: LayoutContext
    /// The insets that the scroll view itself adds around its content.
    let adjustedInsets: UIEdgeInsets
    let sections: SectionRuns
    /// The distance of mirrored content from the viewport's left edge at the leading end. UIKit set it in the last pass;
    /// the next pass may change it, because the content may grow.
    let scrollableWidth: CGFloat

    /// The geometry of a collection view now.
    @MainActor
    init(
        _ layout: any CollectionLayout, of view: UICollectionView, _ sections: SectionRuns,
        _ loop: LoopedContent, _ division: LayoutDivision?
    ) {
        sharedLayout = SharedLayout(layout)
        axis = layout.axis
        leadingMargin = layout.leadingMargin
        self.sections = sections
        self.loop = loop
        adjustedInsets = view.adjustedContentInset
        scrollableWidth = max(view.contentSize.width - view.bounds.width, 0)
        context = LayoutContext(of: view, axis, count: sections.count)
        context.division = division
        context.isLooping = loop.isRequested && layout.canLoop(in: context)
        context.offset = offset(ofContentOffset: view.contentOffset)
    }

    /// The same layout in the geometry of a collection view now.
    @MainActor
    init(
        _ other: LayoutGeometry, of view: UICollectionView, _ loop: LoopedContent, _ division: LayoutDivision?
    ) {
        sharedLayout = other.sharedLayout
        axis = other.axis
        leadingMargin = other.leadingMargin
        sections = other.sections
        self.loop = loop
        adjustedInsets = view.adjustedContentInset
        scrollableWidth = max(view.contentSize.width - view.bounds.width, 0)
        context = LayoutContext(of: view, axis, count: sections.count)
        context.division = division
        context.isLooping = loop.isRequested && layout.canLoop(in: context)
        context.offset = offset(ofContentOffset: view.contentOffset)
    }
}

extension LayoutGeometry {
    var layout: any CollectionLayout { sharedLayout.layout }
}

extension LayoutContext {
    @MainActor
    fileprivate init(of view: UICollectionView, _ axis: Fanfold.Axis, count: Int) {
        let bounds = view.bounds
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.init(
            viewport: Fanfold.Size(width: bounds.width, height: bounds.height),
            insets: Insets(view.layoutInsets(along: axis), isRightToLeft: isRightToLeft), count: count,
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            reduceMotion: UIAccessibility.isReduceMotionEnabled)
    }
}

// MARK: Content

extension LayoutGeometry {
    /// The size of the content, in points. Across the axis it is slightly smaller than the area between the insets:
    /// otherwise UIKit asks for attributes too rarely during updates (openradar.appspot.com/radar?id=5025850143539200).
    var contentSize: CGSize {
        let finite = max(finiteLength + unadjusted.start + unadjusted.end, 0)
        let length = context.isLooping ? loop.length : finite
        let (insets, viewport) = (context.insets, context.viewport)
        switch axis {
        case .horizontal:
            let height = viewport.height - insets.top - insets.bottom - Self.crossMargin
            return CGSize(width: length, height: max(height, 0))
        case .vertical:
            let width = viewport.width - insets.leading - insets.trailing - Self.crossMargin
            return CGSize(width: max(width, 0), height: length)
        }
    }

    /// The length of content that does not loop, with the layout's margin and without insets.
    private var finiteLength: Double {
        context.count == 0 ? 0 : max(layout.contentLength(in: context) + leadingMargin, 0)
    }

    /// Whether content scrolls that is not longer than the viewport, because insets cover a part of it.
    ///
    /// A scroll view that adds insets only to long content would not scroll it. With the insets as a part of the content, it
    /// would add them as well.
    var scrollsShortContent: Bool {
        guard !context.isLooping else { return false }
        let (length, viewport, insets) = (finiteLength, context.viewport[axis], context.insets)
        let covered = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
        return length <= viewport && length + covered > viewport
    }

    /// The difference of the content and the area across the axis, in points.
    private static var crossMargin: Double { 0.0001 }

    /// Whether the viewport has an area.
    var hasArea: Bool { context.viewport.width > 0 && context.viewport.height > 0 }

    /// Whether the insets leave an area in the viewport. Without it, no item is shown.
    var hasSpace: Bool { LayoutSpace(context, axis: axis) != nil }

    /// Whether UIKit mirrors the layout's answers.
    var isMirrored: Bool { axis == .horizontal && context.direction == .rightToLeft }

    /// The position of the viewport in the content, along the scroll axis.
    var origin: Double { context.offset + start }

    /// The position of the engine's offset 0 in the content, along the scroll axis.
    var start: Double {
        context.isLooping ? leadingMargin + loop.start : leadingMargin + unadjusted.start
    }

    /// The insets along the axis that the scroll view does not add, because the content is short. They are a part of the
    /// content.
    private var unadjusted: (start: Double, end: Double) {
        let insets = context.insets
        guard axis == .horizontal else {
            return (insets.top - adjustedInsets.top, insets.bottom - adjustedInsets.bottom)
        }
        let adjusted = Insets(adjustedInsets, isRightToLeft: context.direction == .rightToLeft)
        return (insets.leading - adjusted.leading, insets.trailing - adjusted.trailing)
    }

    /// The position of the viewport in the content, across the scroll axis.
    private var crossOrigin: Double { axis == .vertical ? -adjustedInsets.left : -adjustedInsets.top }

    /// The point of the content at a point of the viewport.
    func inContent(_ point: Fanfold.Point) -> CGPoint {
        guard axis == .horizontal else { return CGPoint(x: crossOrigin + point.x, y: origin + point.y) }
        let x = isMirrored ? context.viewport.width - point.x : point.x
        return CGPoint(x: origin + x, y: crossOrigin + point.y)
    }

    /// The rectangle of the content at a rectangle of the viewport.
    func inContent(_ rect: Fanfold.Rect) -> CGRect {
        let first = inContent(rect.origin)
        let last = inContent(Fanfold.Point(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, last.x), y: first.y, width: abs(last.x - first.x), height: last.y - first.y)
    }

    /// The part of the content that is in the viewport.
    var visibleRect: CGRect {
        let size = CGSize(width: context.viewport.width, height: context.viewport.height)
        return axis == .vertical
            ? CGRect(origin: CGPoint(x: crossOrigin, y: origin), size: size)
            : CGRect(origin: CGPoint(x: origin, y: crossOrigin), size: size)
    }

    /// The extent of a rectangle of the content along the scroll axis.
    func extent(of rect: CGRect) -> ClosedRange<CGFloat> {
        axis == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }
}

// MARK: Comparison

extension LayoutGeometry {
    /// Whether offsets have the same meaning in another geometry.
    func hasSameSize(as other: LayoutGeometry) -> Bool {
        context.viewport == other.context.viewport && context.direction == other.context.direction
            && axis == other.axis && leadingMargin == other.leadingMargin && unadjusted == other.unadjusted
            && context.isLooping == other.context.isLooping
            && (!isMirrored || scrollableWidth == other.scrollableWidth)
    }

    /// Whether everything except the offset, the layout's insets and the items equals another geometry.
    func isLike(_ other: LayoutGeometry) -> Bool {
        context.viewport == other.context.viewport && context.direction == other.context.direction
            && unadjusted == other.unadjusted
            && context.reduceMotion == other.context.reduceMotion
            && context.division == other.context.division
    }

    /// Whether another geometry differs in the offset at most.
    func differsOnlyInOffset(from other: LayoutGeometry) -> Bool {
        isLike(other) && context.insets == other.context.insets && context.count == other.context.count
    }

    /// The greatest change of an offset by rounding to pixels, in points.
    static var rounding: Double { 0.5 }
}
#endif
