#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

@available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
extension FanfoldView {
    /// Lets released content rest at the next item: the pages of a layout are its items.
    ///
    /// - Parameter behavior: SwiftUI's `paging`, which is ``snapping(_:)`` with `item` here.
    public func scrollTargetBehavior(_ behavior: PagingScrollTargetBehavior) -> FanfoldView {
        snapping(.item)
    }

    /// Lets released content rest at an item.
    ///
    /// - Parameter behavior: SwiftUI's `viewAligned`: content rests at the item nearest to the end of the flick, or at the
    ///   next item if the limit behavior is `always` or `alwaysByOne`. The automatic limit, which is the default, applies if the
    ///   size class along the axis is compact. An anchor has no effect.
    public func scrollTargetBehavior(_ behavior: ViewAlignedScrollTargetBehavior) -> FanfoldView {
        let limit = behavior.limit
        let isAlways = limit.map { isSame($0, .always) } ?? false
        let isAutomatic = limit.map { isSame($0, .automatic) } ?? true
        return with {
            $0.scrolling.snapping = { isAlways || isAutomatic && $0 == .compact ? .item : .flick }
        }
    }

    /// Adds margins to the content, to the scroll indicators, or to both.
    ///
    /// As between bars, the layout fills the area between the margins across the scroll axis, and content begins and ends
    /// at the margins along it.
    ///
    /// - Parameters:
    ///   - edges: The edges. The default value is all of them.
    ///   - insets: The lengths of the margins, in points.
    ///   - placement: The default value is `automatic`: both.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> FanfoldView {
        let lengths: [Edge: CGFloat] = [
            .top: insets.top, .leading: insets.leading, .bottom: insets.bottom, .trailing: insets.trailing,
        ]
        return contentMargins(edges, for: placement) { lengths[$0] }
    }

    /// Adds margins to the content, to the scroll indicators, or to both.
    ///
    /// - Parameters:
    ///   - edges: The edges. The default value is all of them.
    ///   - length: The length of each margin, in points; nil for none.
    ///   - placement: The default value is `automatic`: both.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> FanfoldView {
        contentMargins(edges, for: placement) { _ in length }
    }

    /// Adds margins at all edges to the content, to the scroll indicators, or to both.
    ///
    /// - Parameters:
    ///   - length: The length of each margin, in points.
    ///   - placement: The default value is `automatic`: both.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> FanfoldView {
        contentMargins(.all, length, for: placement)
    }

    private func contentMargins(
        _ edges: Edge.Set, for placement: ContentMarginPlacement, _ length: (Edge) -> CGFloat?
    ) -> FanfoldView {
        var margins = options.scrolling.margins
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            if !isSame(placement, .scrollIndicators) { margins.content[edge] = length(edge) }
            if !isSame(placement, .scrollContent) { margins.indicators[edge] = length(edge) }
        }
        return with { $0.scrolling.margins = margins }
    }
}

@available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
extension ViewAlignedScrollTargetBehavior {
    /// The limit, for which SwiftUI offers no property.
    fileprivate var limit: LimitBehavior? {
        Mirror(reflecting: self).children.lazy.compactMap { $0.value as? LimitBehavior }.first
    }
}

/// The margins of a scroll view.
struct ScrollMargins: Equatable {
    var content: [Edge: CGFloat] = [:]
    var indicators: [Edge: CGFloat] = [:]

    @MainActor
    func apply(to view: UIScrollView, isRightToLeft: Bool) {
        view.contentInset = UIEdgeInsets(content, isRightToLeft: isRightToLeft)
        let insets = UIEdgeInsets(indicators, isRightToLeft: isRightToLeft)
        view.verticalScrollIndicatorInsets = insets
        view.horizontalScrollIndicatorInsets = insets
    }
}

extension UIEdgeInsets {
    fileprivate init(_ margins: [Edge: CGFloat], isRightToLeft: Bool) {
        let (leading, trailing) = (margins[.leading] ?? 0, margins[.trailing] ?? 0)
        self.init(
            top: margins[.top] ?? 0, left: isRightToLeft ? trailing : leading,
            bottom: margins[.bottom] ?? 0, right: isRightToLeft ? leading : trailing)
    }
}
#endif
