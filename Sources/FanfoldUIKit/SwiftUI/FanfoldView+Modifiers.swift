#if canImport(UIKit) && !os(watchOS)
import Fanfold
import SwiftUI

extension FanfoldView {
    /// Ties a value to the item at which the layout rests.
    ///
    /// It follows scrolling, once that has come to rest; changing it scrolls, animated where the change is.
    ///
    /// - Parameter id: The item's identity; nil where there are no items.
    public func scrollPosition(id: Binding<ID?>) -> FanfoldView {
        with { $0.scrollPosition = id }
    }

    /// Ties a value to the item that fills the view, if any. A tap opens; only then touches reach its content.
    ///
    /// - Parameter id: The item's identity. Changing it opens another item; nil closes.
    public func openItem(_ id: Binding<ID?>) -> FanfoldView {
        with { $0.openedItem = id }
    }

    /// Ties a value to the item that has been selected by a tap.
    ///
    /// - Parameter id: The item's identity; nil where none is selected.
    public func selection(_ id: Binding<ID?>) -> FanfoldView {
        with { $0.selection = id }
    }

    /// Lets items be removed by a drag across the layout, where it has a rule for that, and by assistive technologies.
    ///
    /// - Parameter action: Removes the item from what is shown. An item that is still there afterwards comes back.
    public func onRemove(perform action: @escaping @MainActor (Data.Element) -> Void) -> FanfoldView {
        with { $0.remove = action }
    }

    /// Lets items be removed, if the application wants it so.
    ///
    /// - Parameters:
    ///   - confirmation: Asked first, and answers now or later. Until then the item waits beside the others.
    ///   - action: Removes the item from what is shown.
    public func onRemove(
        confirmation: @escaping @MainActor (Data.Element, @escaping @MainActor (Bool) -> Void) -> Void,
        perform action: @escaping @MainActor (Data.Element) -> Void
    ) -> FanfoldView {
        with {
            $0.canRemove = confirmation
            $0.remove = action
        }
    }

    /// Lets items be reordered, by a long press and a drag.
    ///
    /// - Parameter action: Moves an item in what is shown, with the arguments of `MutableCollection.move`: where it was,
    ///   and before which place it goes, counted before the move. Where several have the same identity, all of them are
    ///   moved. An item that is where it was afterwards goes back.
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
