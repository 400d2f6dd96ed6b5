#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

extension FanfoldView {
    /// Binds a value to the item at which the layout rests.
    ///
    /// The value changes once scrolling has settled. Changing the value scrolls, animated inside an animation.
    ///
    /// - Parameter id: The item's identity; nil if there are no items.
    public func scrollPosition(id: Binding<ID?>) -> FanfoldView {
        with { $0.scrollPosition = id }
    }

    /// Binds a value to the item that fills the view, if any. A tap opens an item; only then do touches reach its
    /// content.
    ///
    /// - Parameter id: The item's identity. Changing it opens another item; nil closes.
    public func openItem(_ id: Binding<ID?>) -> FanfoldView {
        with { $0.openedItem = id }
    }

    /// Binds a value to the item that a tap has selected.
    ///
    /// - Parameter id: The item's identity; nil if no item is selected.
    public func selection(_ id: Binding<ID?>) -> FanfoldView {
        with { $0.selection = id }
    }

    /// Allows removal by a drag across the layout, if the layout has a removal rule, and by assistive technologies.
    ///
    /// - Parameter action: Removes the item from the data. An item that is still there afterwards returns.
    public func onRemove(perform action: @escaping @MainActor (Data.Element) -> Void) -> FanfoldView {
        with { $0.remove = action }
    }

    /// Allows removal of items with a confirmation by the application.
    ///
    /// - Parameters:
    ///   - confirmation: Called first, and answers now or later. Until then the item stays beside the others.
    ///   - action: Removes the item from the data.
    public func onRemove(
        confirmation: @escaping @MainActor (Data.Element, @escaping @MainActor (Bool) -> Void) -> Void,
        perform action: @escaping @MainActor (Data.Element) -> Void
    ) -> FanfoldView {
        with {
            $0.canRemove = confirmation
            $0.remove = action
        }
    }

    /// Allows reordering by a long press and a drag.
    ///
    /// - Parameter action: Moves an item in the data, with the arguments of `MutableCollection.move`: the indices of
    ///   the item, and the destination, counted before the move. If several items have the same identity, all of them
    ///   are moved. An item that is not moved goes back.
    public func onMove(perform action: @escaping @MainActor (IndexSet, Int) -> Void) -> FanfoldView {
        with { $0.move = action }
    }

    private func with(_ change: (inout FanfoldViewOptions<Data.Element>) -> Void) -> FanfoldView {
        var copy = self
        change(&copy.options)
        return copy
    }
}
#endif
