#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The position, for the delegate and a page control.
extension EngineHost {
    /// The item at which the content will settle; nil if there is none. The scroll view decelerates to its own target.
    var targetItem: DataIndex? {
        guard let geometry, geometry.context.count > 0, let engine else { return nil }
        if view.isDecelerating, let target = owner.decelerationTarget {
            return geometry.item(shownAt: target)
        }
        guard owner.frame?.isSynced == true, view.scrollPhase == .idle else { return geometry.itemShown }
        return geometry.item(shownAt: engine.targetOffset)
    }

    /// Reports a change of the position and of the item shown. During changes of the items, it is reported later.
    func reportPosition() {
        if !areEventsHeld && !areEventsDeferred { notifyOfPosition() }
    }

    /// Reports a change of the position and of the item shown while events are handled.
    func notifyOfPosition() {
        guard delegate != nil || view.pageControl != nil, let geometry, geometry.hasArea,
            owner.frame?.isSynced == true
        else { return }
        view.updatePageControl()
        guard let delegate else { return }
        let isEmpty = geometry.context.count == 0
        if reportedPosition != geometry.positionShown, !isEmpty {
            reportedPosition = geometry.positionShown
            delegate.fanfoldView(view, didScrollTo: geometry.positionShown)
        }
        let item = isEmpty ? nil : geometry.itemShown
        guard reportedItemShown?.index != item else { return }
        reportedItemShown?.isInUse = false
        reportedItemShown = item.map { track(numbering.engineIndex(of: $0)) }
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
