#if canImport(UIKit) && !os(watchOS)
import Fanfold
import SwiftUI

/// Items in one of Fanfold's layouts.
///
///     FanfoldView(tabs, layout: .tabStack()) { tab in
///         TabPage(tab)
///     }
///     .openItem($openTab)
///     .onRemove { tab in tabs.removeAll { $0.id == tab.id } }
///
/// Items are told apart by their identity: what comes, goes and moves is animated. Each item's view fills the frame that
/// the layout gives it. Where it is disabled, it scrolls, and nothing else is done to items.
public struct FanfoldView<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable, Data.Element.ID: Sendable {
    /// What tells items apart.
    public typealias ID = Data.Element.ID

    let items: [Data.Element]
    /// Of all items, those that are not shown as well.
    let identities: [ID]
    let layout: any CollectionLayout
    let content: (Data.Element) -> Content
    var options = FanfoldViewOptions<Data.Element>()
    /// How often the user has removed or moved something, or done what a binding does not take. The view is made anew each
    /// time, whether or not the application has changed anything.
    @State private var deeds = 0

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - items: What is shown. No two should have the same identity: of those that have, only the first is shown.
    ///   - layout: Where it is shown, such as `.tabStack()`, or a layout of your own. Another one, or other parameters, are
    ///     come to gradually where the change is animated.
    ///   - content: The view of an item.
    public init<Layout: CollectionLayout>(
        _ items: Data, layout: Layout, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        var known: Set<ID> = []
        self.items = items.filter { known.insert($0.id).inserted }
        identities = items.map(\.id)
        self.layout = layout
        self.content = content
    }

    public var body: some View {
        FanfoldRepresentable(
            items: items, identities: identities, layout: layout, options: options,
            content: { AnyView(content($0)) }, deeds: deeds, didAct: { deeds += 1 })
    }
}

/// What a ``FanfoldView`` does besides showing items.
struct FanfoldViewOptions<Item: Identifiable> where Item.ID: Sendable {
    var scrollPosition: Binding<Item.ID?>?
    var openedItem: Binding<Item.ID?>?
    var selection: Binding<Item.ID?>?
    var canRemove: (@MainActor (Item, @escaping @MainActor (Bool) -> Void) -> Void)?
    var remove: (@MainActor (Item) -> Void)?
    var move: (@MainActor (IndexSet, Int) -> Void)?
}
#endif
