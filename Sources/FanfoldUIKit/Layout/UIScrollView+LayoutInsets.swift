#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension UIScrollView {
    /// The insets between which a layout rests: the content inset and the safe area, whatever the content size is.
    ///
    /// The adjusted content inset leaves out the safe area along an axis that does not scroll. Bars at the sides would then
    /// cover items, and it depends on a content size that is one pass old while a window shrinks.
    ///
    /// A part of the view that is beyond the edges of its window does not count, although the safe area may leave it out: no bar
    /// covers it.
    ///
    /// - Parameter axis: The scroll axis of the layout.
    func layoutInsets(along axis: Fanfold.Axis) -> UIEdgeInsets {
        var insets = adjustedContentInset
        let (own, area) = (contentInset, safeAreaInsets)
        guard contentInsetAdjustmentBehavior != .never else { return insets }
        insets.left = max(insets.left, own.left + area.left)
        insets.right = max(insets.right, own.right + area.right)
        // A page that scrolls moves its shelves under the bars, and they keep their size.
        let isBehindBars = area.top > 0 || area.bottom > 0
        let adjustsDown = isBehindBars && (axis == .vertical || !isInScrollingPage)
        if adjustsDown {
            insets.top = max(insets.top, own.top + area.top)
            insets.bottom = max(insets.bottom, own.bottom + area.bottom)
        }
        let outside = extentOutsideOfWindow
        insets.left -= min(outside.left, area.left)
        insets.right -= min(outside.right, area.right)
        if adjustsDown {
            insets.top -= min(outside.top, area.top)
            insets.bottom -= min(outside.bottom, area.bottom)
        }
        return insets
    }

    /// The extent of the parts that are beyond the edges of the window.
    private var extentOutsideOfWindow: UIEdgeInsets {
        guard let edges = window?.bounds else { return .zero }
        let rect = convert(bounds, to: window)
        return UIEdgeInsets(
            top: max(edges.minY - rect.minY, 0), left: max(edges.minX - rect.minX, 0),
            bottom: max(rect.maxY - edges.maxY, 0), right: max(rect.maxX - edges.maxX, 0))
    }

    /// Whether the content bounces along an axis even if it is short.
    func alwaysBounces(along axis: Fanfold.Axis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// Sets whether the content bounces along an axis even if it is short.
    func setAlwaysBounces(_ bounces: Bool, along axis: Fanfold.Axis) {
        if axis == .horizontal { alwaysBounceHorizontal = bounces } else { alwaysBounceVertical = bounces }
    }

    /// Whether an ancestor scrolls vertically.
    private var isInScrollingPage: Bool {
        sequence(first: self as UIView, next: \.superview).dropFirst().contains { ancestor in
            guard let page = ancestor as? UIScrollView else { return false }
            return page.alwaysBounceVertical || page.contentSize.height > page.bounds.height
        }
    }
}

extension Insets {
    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }
}
#endif
