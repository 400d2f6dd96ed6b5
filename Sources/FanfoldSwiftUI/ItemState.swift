#if canImport(Observation)
import Fanfold
import Observation

/// The state of an item in its layout, for the item's view.
///
/// SwiftUI evaluates a view again only if a property that its body has read changes. A view that reads nothing costs
/// nothing while items move:
///
///     FanfoldView(talks, layout: .expanding()) { talk, state in
///         TalkPicture(talk)
///             .overlay(Color.black.opacity(state[ExpandingLayout.coverOpacity]))
///     }
///
/// A view inside the item's view reads the same object with `@Environment(\.itemState)`.
///
/// The layout's view writes the properties. An item has the same object for as long as its view exists; before iOS 17,
/// which introduced observation, it has another object in each frame in which a value changes.
@MainActor
public final class ItemState {
    private var values: Values
    /// The registrar of the observation, from iOS 17 on. A stored property cannot have an availability.
    private let registrar: (any Sendable)?

    /// Creates the state of an item without a layout, for previews and tests.
    nonisolated public init(
        progress: Double = 0, distance: Double = 0, appearance: AppearanceValues = .zero,
        isShown: Bool = false, isSettled: Bool = false, isOpen: Bool = false, isSelected: Bool = false,
        isFocused: Bool = false, openProgress: Double = 0
    ) {
        values = Values(
            progress: progress, distance: distance, appearance: appearance, isShown: isShown,
            isSettled: isSettled, isOpen: isOpen, isSelected: isSelected, isFocused: isFocused,
            openProgress: openProgress)
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            registrar = ObservationRegistrar()
        } else {
            registrar = nil
        }
    }

    /// The item's progress along its layout's path; each layout documents the meaning of the values. The default value
    /// is 0.
    public package(set) var progress: Double {
        get { value(of: \.progress, \.progress) }
        set { set(\.progress, \.progress, to: newValue) }
    }

    /// The number of items from the scroll position to this item; negative before it. In a loop, the shorter way counts.
    /// The default value is 0.
    public package(set) var distance: Double {
        get { value(of: \.distance, \.distance) }
        set { set(\.distance, \.distance, to: newValue) }
    }

    /// The values that the layout requests for the item's content, under the layout's keys. The default value is zeros.
    public package(set) var appearance: AppearanceValues {
        get { value(of: \.appearance, \.appearance) }
        set { set(\.appearance, \.appearance, to: newValue) }
    }

    /// Whether the layout shows this item at the present offset. The default value is false.
    public package(set) var isShown: Bool {
        get { value(of: \.isShown, \.isShown) }
        set { set(\.isShown, \.isShown, to: newValue) }
    }

    /// Whether scrolling has settled with this item shown. The default value is false.
    public package(set) var isSettled: Bool {
        get { value(of: \.isSettled, \.isSettled) }
        set { set(\.isSettled, \.isSettled, to: newValue) }
    }

    /// Whether the item fills the view or is opening. The default value is false.
    public package(set) var isOpen: Bool {
        get { value(of: \.isOpen, \.isOpen) }
        set { set(\.isOpen, \.isOpen, to: newValue) }
    }

    /// Whether the item is selected. The default value is false.
    public package(set) var isSelected: Bool {
        get { value(of: \.isSelected, \.isSelected) }
        set { set(\.isSelected, \.isSelected, to: newValue) }
    }

    /// Whether the focus is on the item: the one that a remote control or a keyboard moves from item to item. The default
    /// value is false.
    ///
    /// SwiftUI's `isFocused` is about the content itself, because the item is a view of UIKit.
    public package(set) var isFocused: Bool {
        get { value(of: \.isFocused, \.isFocused) }
        set { set(\.isFocused, \.isFocused, to: newValue) }
    }

    /// The progress of the item's opening: 0 in its place, 1 if it fills the view. A spring may exceed 1 slightly. The
    /// default value is 0.
    public package(set) var openProgress: Double {
        get { value(of: \.openProgress, \.openProgress) }
        set { set(\.openProgress, \.openProgress, to: newValue) }
    }

    /// The insets of the content of an open item, in step with its progress. The default value is zero.
    package var openInsets: Insets {
        get { value(of: \.openInsets, \.openInsets) }
        set { set(\.openInsets, \.openInsets, to: newValue) }
    }

    /// The first number under a key of the layout, such as the opacity of a cover.
    public subscript(key: AppearanceKey) -> Double { appearance[key] }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ItemState: Observable {}

extension ItemState {
    private struct Values: Sendable {
        var progress: Double
        var distance: Double
        var appearance: AppearanceValues
        var isShown: Bool
        var isSettled: Bool
        var isOpen: Bool
        var isSelected: Bool
        var isFocused: Bool
        var openProgress: Double
        var openInsets = Insets.zero
    }

    private func value<Value>(of property: KeyPath<ItemState, Value>, _ stored: KeyPath<Values, Value>)
        -> Value
    {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            (registrar as? ObservationRegistrar)?.access(self, keyPath: property)
        }
        return values[keyPath: stored]
    }

    /// Sets a property. Observers are notified only if the value changes.
    private func set<Value: Equatable>(
        _ property: KeyPath<ItemState, Value>, _ stored: WritableKeyPath<Values, Value>, to value: Value
    ) {
        guard values[keyPath: stored] != value else { return }
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *),
            let registrar = registrar as? ObservationRegistrar
        {
            registrar.withMutation(of: self, keyPath: property) { values[keyPath: stored] = value }
        } else {
            values[keyPath: stored] = value
        }
    }
}
#endif
