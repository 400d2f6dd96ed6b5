#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The position, for the delegate and a page control.
extension EngineHost {
    /// The item at which the content will settle; nil if there is none.
    var targetItem: DataIndex? {
        guard let geometry, geometry.context.count > 0, let targetOffset else { return nil }
        return geometry.item(shownAt: targetOffset)
    }

    /// The offset at which the content will settle; nil without an engine. The scroll view decelerates to its own target.
    var targetOffset: Double? {
        guard let geometry, let engine else { return nil }
        if view.isDecelerating, let target = owner.decelerationTarget { return target }
        let isSynced = owner.frame?.isSynced == true
        return isSynced && view.scrollPhase == .idle ? engine.targetOffset : geometry.context.offset
    }

    /// Reports a change of the position and of the item shown. During changes of the items, it is reported later.
    func reportPosition() {
        guard gate.isOpen else { return }
        notifyOfPosition()
        didScroll()
    }

    /// Reports a change of the position and of the item shown while events are handled.
    func notifyOfPosition() {
        guard delegate != nil || view.pageControl != nil, let geometry, geometry.hasArea,
            owner.frame?.isSynced == true
        else { return }
        view.updatePageControl()
        guard let delegate else { return }
        let isEmpty = geometry.context.count == 0
        if reports.position != geometry.position, !isEmpty {
            reports.position = geometry.position
            delegate.fanfoldView(view, didScrollTo: geometry.position)
        }
        let item = isEmpty ? nil : geometry.itemShown
        guard !reports.knows(itemShown: item) else { return }
        reports.itemShown?.isInUse = false
        reports.itemShown = item.map { calls.track($0) }
        delegate.fanfoldView(view, didChangeItemShown: item.map { geometry.sections.indexPath(of: $0) })
    }

    /// Reports the end of a drag with the item at which the content will settle.
    func willEndDragging(withTarget offset: Double, in geometry: LayoutGeometry) {
        guard geometry.context.count > 0 else { return }
        let target = geometry.sections.indexPath(of: geometry.item(shownAt: offset))
        delegate?.fanfoldView(view, willEndDraggingAt: target)
    }
}
#endif
