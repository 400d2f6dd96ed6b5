#if canImport(UIKit) && !os(watchOS)
import Fanfold
import SwiftUI

extension FanfoldView where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view of identifiable items.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - layout: The layout, such as `.tabStack()`, or one of two layouts: `isList ? .expanding() : .tabStack()`. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item.
    public init(
        _ items: Data, layout: AnyCollectionLayout,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(items, id: \.id, layout) { item, _ in AnyView(content(item)) }
    }

    /// Creates a view of identifiable items whose content depends on the state of its item.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - layout: The layout, such as `.tabStack()`, or one of two layouts: `isList ? .expanding() : .tabStack()`. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item. It is evaluated again only if a property of the state that it reads changes.
    public init(
        _ items: Data, layout: AnyCollectionLayout,
        @ViewBuilder content: @escaping (Data.Element, ItemState) -> Content
    ) {
        self.init(items, id: \.id, layout) { AnyView(content($0, $1)) }
    }

    /// Creates a view of identifiable items.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - layout: A custom layout. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item.
    public init<Layout: CollectionLayout>(
        _ items: Data, layout: Layout,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(items, id: \.id, layout) { item, _ in AnyView(content(item)) }
    }

    /// Creates a view of identifiable items whose content depends on the state of its item.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - layout: A custom layout. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item. It is evaluated again only if a property of the state that it reads changes.
    public init<Layout: CollectionLayout>(
        _ items: Data, layout: Layout,
        @ViewBuilder content: @escaping (Data.Element, ItemState) -> Content
    ) {
        self.init(items, id: \.id, layout) { AnyView(content($0, $1)) }
    }
}

extension FanfoldView {
    /// Creates a view of items with an identity.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - id: The key path to the identity of an item.
    ///   - layout: The layout, such as `.tabStack()`, or one of two layouts: `isList ? .expanding() : .tabStack()`. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item.
    public init(
        _ items: Data, id: KeyPath<Data.Element, ID>, layout: AnyCollectionLayout,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(items, id: { $0[keyPath: id] }, layout) { item, _ in AnyView(content(item)) }
    }

    /// Creates a view of items with an identity whose content depends on the state of its item.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - id: The key path to the identity of an item.
    ///   - layout: The layout, such as `.tabStack()`, or one of two layouts: `isList ? .expanding() : .tabStack()`. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item. It is evaluated again only if a property of the state that it reads changes.
    public init(
        _ items: Data, id: KeyPath<Data.Element, ID>, layout: AnyCollectionLayout,
        @ViewBuilder content: @escaping (Data.Element, ItemState) -> Content
    ) {
        self.init(items, id: { $0[keyPath: id] }, layout) { AnyView(content($0, $1)) }
    }

    /// Creates a view of items with an identity.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - id: The key path to the identity of an item.
    ///   - layout: A custom layout. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item.
    public init<Layout: CollectionLayout>(
        _ items: Data, id: KeyPath<Data.Element, ID>, layout: Layout,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(items, id: { $0[keyPath: id] }, layout) { item, _ in AnyView(content(item)) }
    }

    /// Creates a view of items with an identity whose content depends on the state of its item.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - id: The key path to the identity of an item.
    ///   - layout: A custom layout. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item. It is evaluated again only if a property of the state that it reads changes.
    public init<Layout: CollectionLayout>(
        _ items: Data, id: KeyPath<Data.Element, ID>, layout: Layout,
        @ViewBuilder content: @escaping (Data.Element, ItemState) -> Content
    ) {
        self.init(items, id: { $0[keyPath: id] }, layout) { AnyView(content($0, $1)) }
    }
}

extension FanfoldView where Data == Range<Int>, ID == Int {
    /// Creates a view of a range of numbers.
    ///
    /// - Parameters:
    ///   - range: The numbers of the items.
    ///   - layout: The layout, such as `.tabStack()`, or one of two layouts: `isList ? .expanding() : .tabStack()`. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item.
    public init(
        _ range: Range<Int>, layout: AnyCollectionLayout,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(range, id: { $0 }, layout) { item, _ in AnyView(content(item)) }
    }

    /// Creates a view of a range of numbers whose content depends on the state of its item.
    ///
    /// - Parameters:
    ///   - range: The numbers of the items.
    ///   - layout: The layout, such as `.tabStack()`, or one of two layouts: `isList ? .expanding() : .tabStack()`. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item. It is evaluated again only if a property of the state that it reads changes.
    public init(
        _ range: Range<Int>, layout: AnyCollectionLayout,
        @ViewBuilder content: @escaping (Data.Element, ItemState) -> Content
    ) {
        self.init(range, id: { $0 }, layout) { AnyView(content($0, $1)) }
    }

    /// Creates a view of a range of numbers.
    ///
    /// - Parameters:
    ///   - range: The numbers of the items.
    ///   - layout: A custom layout. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item.
    public init<Layout: CollectionLayout>(
        _ range: Range<Int>, layout: Layout,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(range, id: { $0 }, layout) { item, _ in AnyView(content(item)) }
    }

    /// Creates a view of a range of numbers whose content depends on the state of its item.
    ///
    /// - Parameters:
    ///   - range: The numbers of the items.
    ///   - layout: A custom layout. A
    ///     change to another layout or other parameters is animated inside an animation.
    ///   - content: The view of an item. It is evaluated again only if a property of the state that it reads changes.
    public init<Layout: CollectionLayout>(
        _ range: Range<Int>, layout: Layout,
        @ViewBuilder content: @escaping (Data.Element, ItemState) -> Content
    ) {
        self.init(range, id: { $0 }, layout) { AnyView(content($0, $1)) }
    }
}
#endif
