#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

extension FanfoldView {
    /// Binds a value to the item shown.
    ///
    /// The value changes with each item that is shown, from the first layout on. Changing the value scrolls, animated
    /// inside an animation; until the content settles, the value is the target.
    ///
    /// - Parameter id: The item's identity; nil if there are no items.
    public func scrollPosition(id: Binding<ID?>) -> FanfoldView {
        with { $0.scrollPosition = id.itemID }
    }

    /// Binds a value to the item that fills the view, if any. A tap opens an item, unless a button, a link
    /// or a gesture in its content handles the tap.
    ///
    /// - Parameter id: The item's identity. Changing it opens another item; nil closes.
    public func openItem(_ id: Binding<ID?>) -> FanfoldView {
        with { $0.openedItem = id.itemID }
    }

    /// Binds a value to the item that fills the view, if any, and decides which items the user opens.
    ///
    /// - Parameters:
    ///   - id: The item's identity. Changing it opens another item; nil closes.
    ///   - canOpen: Returns whether a tap, a key or an assistive technology opens an item.
    public func openItem(
        _ id: Binding<ID?>, canOpen: @escaping (Data.Element) -> Bool
    ) -> FanfoldView {
        with {
            $0.openedItem = id.itemID
            $0.canOpen = { ($0 as? Data.Element).map(canOpen) ?? false }
        }
    }

    /// Binds a value to the item that a tap has selected.
    ///
    /// - Parameter id: The item's identity; nil if no item is selected.
    public func selection(_ id: Binding<ID?>) -> FanfoldView {
        with { ($0.selection, $0.selectsSeveral) = (id.itemIDs, false) }
    }

    /// Binds a set to the items that taps have selected. A tap on a selected item deselects it.
    ///
    /// - Parameter ids: The identities of the selected items.
    public func selection(_ ids: Binding<Set<ID>>) -> FanfoldView {
        with { ($0.selection, $0.selectsSeveral) = (ids.itemIDs, true) }
    }

    /// Allows removal by a drag across the layout, if the layout has a removal rule, and by assistive technologies.
    ///
    /// An item that the application puts back at its former index returns along its way, as an undone removal does.
    ///
    /// - Parameters:
    ///   - canRemove: Whether the user may remove an item. Otherwise a drag does not lift it, and assistive technologies have no
    ///     action. The default allows each.
    ///   - action: Removes the item from the data. An item that is still there a quarter of a second later returns. If it is nil,
    ///     items cannot be removed.
    public func onRemove(
        canRemove: @escaping (Data.Element) -> Bool = { _ in true },
        perform action: ((Data.Element) -> Void)?
    ) -> FanfoldView {
        with { options in
            options.canRemove = { ($0 as? Data.Element).map(canRemove) ?? false }
            guard let action else { return options.remove = nil }
            options.remove = { if let item = $0 as? Data.Element { action(item) } }
        }
    }

    /// Allows removal of items with a confirmation by the application.
    ///
    /// - Parameters:
    ///   - canRemove: Whether the user may remove an item. The default allows each.
    ///   - confirmation: Called first, and answers now or later. Until then the item stays beside the others. An item whose answer
    ///     can no longer come is kept.
    ///   - action: Removes the item from the data. If it is nil, items cannot be removed.
    public func onRemove(
        canRemove: @escaping (Data.Element) -> Bool = { _ in true },
        confirmation: @escaping (Data.Element, @escaping @MainActor (Bool) -> Void) -> Void,
        perform action: ((Data.Element) -> Void)?
    ) -> FanfoldView {
        var copy = onRemove(canRemove: canRemove, perform: action)
        copy.options.confirmRemoval = { if let item = $0 as? Data.Element { confirmation(item, $1) } }
        return copy
    }

    /// Allows reordering by a long press and a drag.
    ///
    /// - Parameters:
    ///   - canMove: Whether an item may be moved. The default allows each.
    ///   - action: Moves an item in the data, with the arguments of `MutableCollection.move`: the indices of the item,
    ///     and the destination, counted before the move. If several items have the same identity, all of them are moved.
    ///     An item that is not moved goes back. If the action is nil, items cannot be moved.
    public func onMove(
        canMove: @escaping (Data.Element) -> Bool = { _ in true },
        perform action: ((IndexSet, Int) -> Void)?
    ) -> FanfoldView {
        with {
            $0.canMove = { ($0 as? Data.Element).map(canMove) ?? false }
            $0.move = action
        }
    }

    /// Sets whether the view extends under bars at its edges. Items rest between the bars and scroll beneath them, and the bars
    /// follow a layout that scrolls vertically, as they follow a `ScrollView`: large titles collapse, for example. The default
    /// is true.
    ///
    /// The content of an open item receives the safe area as it opens.
    ///
    /// - Parameter extends: False to fit the view between the bars. The default value is true.
    public func extendsUnderBars(_ extends: Bool = true) -> FanfoldView {
        with { $0.extendsUnderBars = extends }
    }

    /// Sets whether items rest in one half of a half-folded device, as ``FanfoldCollectionView/avoidsFold`` does. The default is
    /// true.
    ///
    /// - Parameter avoids: False for a layout that the fold may divide. The default value is true.
    public func avoidsFold(_ avoids: Bool = true) -> FanfoldView {
        with { $0.avoidsFold = avoids }
    }

    /// Sets the strings for assistive technologies. The default is in the application's language.
    public func accessibilityStrings(_ strings: FanfoldStrings) -> FanfoldView {
        with { $0.strings = strings }
    }

    func with(_ change: (inout FanfoldViewOptions) -> Void) -> FanfoldView {
        var copy = self
        change(&copy.options)
        return copy
    }
}
#endif
