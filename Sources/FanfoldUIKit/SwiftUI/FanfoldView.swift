#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

/// Items in a Fanfold layout.
///
///     FanfoldView(tabs, layout: .tabStack()) { tab in
///         TabPage(tab)
///     }
///     .openItem($openTab)
///     .onRemove { tab in tabs.removeAll { $0.id == tab.id } }
///
/// Items are matched by their identity, so that changes of the items are animated. Each item's view fills the
/// frame that the layout assigns. A disabled view scrolls, but ignores other interactions.
public struct FanfoldView<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable, Data.Element.ID: Sendable {
    /// The identity of an item.
    public typealias ID = Data.Element.ID

    let items: [Data.Element]
    /// The identities of all items, including those that are not shown.
    let identities: [ID]
    let layout: any CollectionLayout
    let content: (Data.Element, ItemState) -> AnyView
    var options = FanfoldViewOptions<Data.Element>()
    /// The number of removals, moves, and changes that a binding rejects. The view is updated each time, even if the
    /// application has not changed anything.
    @State private var deeds = 0

    init(
        _ items: Data, _ layout: any CollectionLayout,
        _ content: @escaping (Data.Element, ItemState) -> AnyView
    ) {
        var known: Set<ID> = []
        self.items = items.filter { known.insert($0.id).inserted }
        identities = items.map(\.id)
        self.layout = layout
        self.content = content
    }

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - layout: The layout, such as `.tabStack()`. A change to another layout or other parameters is animated inside
    ///     an animation.
    ///   - content: The view of an item.
    public init<Layout: CollectionLayout>(
        _ items: Data, layout: Layout, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(items, layout) { item, _ in AnyView(content(item)) }
    }

    /// Creates a view whose content depends on the state of its item.
    ///
    /// - Parameters:
    ///   - items: The items. If several items have the same identity, only the first is shown.
    ///   - layout: The layout, such as `.tabStack()`. A change to another layout or other parameters is animated inside
    ///     an animation.
    ///   - content: The view of an item. It is evaluated again only if a property of the state that it reads changes.
    public init<Layout: CollectionLayout>(
        _ items: Data, layout: Layout, @ViewBuilder content: @escaping (Data.Element, ItemState) -> Content
    ) {
        self.init(items, layout) { AnyView(content($0, $1)) }
    }

    public var body: some View {
        FanfoldRepresentable(
            items: items, identities: identities, layout: layout, options: options, content: content,
            deeds: deeds, didAct: { deeds += 1 })
    }
}

/// The interactions of a ``FanfoldView``, and their bindings and closures.
struct FanfoldViewOptions<Item: Identifiable> where Item.ID: Sendable {
    var scrollPosition: Binding<Item.ID?>?
    var openedItem: Binding<Item.ID?>?
    var selection: Binding<Item.ID?>?
    var canRemove: (@MainActor (Item, @escaping @MainActor (Bool) -> Void) -> Void)?
    var remove: (@MainActor (Item) -> Void)?
    var move: (@MainActor (IndexSet, Int) -> Void)?
}
#endif
