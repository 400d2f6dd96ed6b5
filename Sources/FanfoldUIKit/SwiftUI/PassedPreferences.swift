#if canImport(UIKit) && !os(watchOS)
import SwiftUI

/// The preferences that the views of items pass on.
@MainActor
final class PassedPreferences {
    /// The values of visible items, by keys.
    private var values: [ObjectIdentifier: [ItemID: Any]] = [:]
    /// Returns the index of an item.
    var index: (ItemID) -> Int? = { _ in nil }
    /// Called when a value may have changed.
    var didChange: () -> Void = {}
    /// Whether the order of the items may be another one than at the last call of ``didChange``.
    private var isOrderStale = false

    /// Notes the value of an item; nil for an item that is no longer visible.
    func note(_ value: Any?, of id: ItemID, under key: ObjectIdentifier) {
        guard value != nil || values[key]?[id] != nil else { return }
        values[key, default: [:]][id] = value
        didChange()
    }

    /// Notes that items have been inserted, removed or moved.
    func itemsDidChange() { isOrderStale = !values.isEmpty }

    /// Reports another order of the items, after the update.
    func reportOrder() {
        guard isOrderStale else { return }
        isOrderStale = false
        didChange()
    }

    /// The values of all visible items, reduced in the order of the items.
    func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
        let known = (values[ObjectIdentifier(key)] ?? [:]).compactMap { id, value in
            index(id).map { (index: $0, value: value) }
        }
        let sorted = known.sorted { $0.index < $1.index }.compactMap { $0.value as? Key.Value }
        guard var reduced = sorted.first else { return Key.defaultValue }
        for next in sorted.dropFirst() { Key.reduce(value: &reduced, nextValue: { next }) }
        return reduced
    }
}

/// A preference that the views of items pass on.
struct PassedPreference {
    /// Reads the preference of an item's view.
    let read: @MainActor (AnyView, ItemID, PassedPreferences) -> AnyView
    /// Gives a view the preference of all items.
    let write: @MainActor (AnyView, PassedPreferences) -> AnyView

    @MainActor
    init<Key: PreferenceKey>(_ key: Key.Type) where Key.Value: Equatable {
        read = { content, id, preferences in
            AnyView(PreferringView<Key>(content: content, id: id, preferences: preferences))
        }
        write = { AnyView($0.preference(key: key, value: $1.value(of: key))) }
    }
}

/// The view of an item, with a preference that is noted while the view is visible.
private struct PreferringView<Key: PreferenceKey>: View where Key.Value: Equatable {
    let content: AnyView
    let id: ItemID
    let preferences: PassedPreferences
    /// The last value. It lives as long as the content, which may be kept while it is invisible.
    @State private var value: Key.Value?

    var body: some View {
        let key = ObjectIdentifier(Key.self)
        content
            .onPreferenceChange(Key.self) {
                value = $0
                preferences.note($0, of: id, under: key)
            }
            .onAppear { preferences.note(value, of: id, under: key) }
            .onDisappear { preferences.note(nil, of: id, under: key) }
    }
}
#endif
