#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// An input of a view, for a recorder of scripts.
package enum RecordedInput: Sendable {
    case pointerDown(Int, Fanfold.Point)
    case pointerMove(Int, Fanfold.Point)
    case pointerUp(Int, Fanfold.Point)
    case pointerCancel(Int)
    case key(Key)
    case open(Int)
    case close
    case scrollTo(Int, align: ItemAlignment, duration: Double?, animated: Bool)
    case scrollToOffset(Double)
    case scrollAutomatically(Double)
    case change(CollectionChange)
    case append
    case requestRemoval(Int)
    case answer(Int, isAllowed: Bool)
    case resize(Fanfold.Size)
}

extension FanfoldCollectionView {
    /// Calls a closure with each input and its time, in seconds; nil ends that.
    package func record(_ action: (@MainActor (RecordedInput, Double) -> Void)?) {
        layoutIfNeeded()
        guard let action else { return host.record = nil }
        host.record = { [unowned self] input in action(input, host.now) }
    }

    /// The state of the view: the layout, its context, the options, and the item shown.
    package var recordedState:
        (
            layout: any CollectionLayout, context: LayoutContext, options: InteractionOptions, item: Int
        )?
    {
        layoutIfNeeded()
        guard let geometry = host.geometry, let engine = host.engine else { return nil }
        return (geometry.layout, engine.context, host.options, engine.itemShown)
    }

    /// The items of the present frame, back to front, and the viewport.
    package var presentFrame: (items: [VisibleItem], viewport: Fanfold.Size)? {
        layoutIfNeeded()
        return host.geometry.map { (host.owner.visibleItems, $0.context.viewport) }
    }
}
#endif
