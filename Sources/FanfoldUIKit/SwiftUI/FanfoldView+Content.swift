#if canImport(UIKit) && !os(watchOS)
import Fanfold
import SwiftUI

extension FanfoldView {
    /// Keeps the views of items that were visible last, with their state.
    ///
    /// Without this modifier, an item's view lives while the item is visible: `onDisappear` is called, tasks are cancelled and
    /// `@State` is lost when the item leaves. With it, `onDisappear` is called and tasks are cancelled as well, and `@State`
    /// is there again when the item returns. The view of an item that leaves the data ends, even if the item is added again.
    ///
    /// A view with the keyboard lives until it resigns, and does not count. A memory warning ends views that are kept.
    ///
    /// - Parameter count: The number of items that have left and are kept. The default value is 0; negative numbers count as
    ///   0.
    public func keepsAlive(_ count: Int) -> FanfoldView {
        with { $0.keptItems = max(count, 0) }
    }

    /// Passes a preference of the items' views to the views around this one. Without this modifier, UIKit's cells separate them.
    ///
    ///     FanfoldView(pages, layout: .cardCarousel()) { PageView($0) }
    ///         .passesPreference(UnreadCount.self)
    ///         .onPreferenceChange(UnreadCount.self) { unread = $0 }
    ///
    /// The values of the visible items are reduced in the order of the items. A change updates the view.
    ///
    /// - Parameter key: The type of the preference.
    public func passesPreference<Key: PreferenceKey>(_ key: Key.Type = Key.self) -> FanfoldView
    where Key.Value: Equatable {
        with { $0.passedPreferences.append(PassedPreference(key)) }
    }

    /// Shows a view in the middle while there are no items, such as a `ContentUnavailableView`.
    ///
    /// - Parameter placeholder: The view. It appears and disappears in the transaction of the update that removes the last item
    ///   or adds the first one.
    public func placeholder<Placeholder: View>(
        @ViewBuilder _ placeholder: @escaping () -> Placeholder
    ) -> FanfoldView {
        with { $0.placeholder = { AnyView(placeholder()) } }
    }
}
#endif
