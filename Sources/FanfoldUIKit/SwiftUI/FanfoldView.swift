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
public struct FanfoldView<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: View>: View {
    typealias Item = IdentifiedElement<Data.Element, ID>

    let items: [Item]
    /// The identities of all items, including those that are not shown.
    let identities: [ID]
    let layout: any CollectionLayout
    let content: (Data.Element, ItemState) -> AnyView
    var options = FanfoldViewOptions<Item>()
    /// The number of removals, moves, and changes that a binding rejects. The view is updated each time, even if the
    /// application has not changed anything.
    @State private var deeds = 0

    init(
        _ data: Data, id: (Data.Element) -> ID, _ layout: any CollectionLayout,
        _ content: @escaping (Data.Element, ItemState) -> AnyView
    ) {
        identities = data.map(id)
        var known: Set<ID> = []
        items = zip(identities, data).map(Item.init).filter { known.insert($0.id).inserted }
        self.layout = layout
        self.content = content
    }

    public var body: some View {
        FanfoldRepresentable(
            items: items, identities: identities, layout: layout, options: options,
            content: { options.transitions.source($0.id, content($0.value, $1)) },
            deeds: deeds, didAct: { deeds += 1 })
    }
}

/// An element with its identity.
struct IdentifiedElement<Value, ID: Hashable>: Identifiable {
    let id: ID
    let value: Value
}

/// The interactions of a ``FanfoldView``, and their bindings and closures.
struct FanfoldViewOptions<Item: Identifiable> where Item.ID: Sendable {
    var scrollPosition: Binding<Item.ID?>?
    var openedItem: Binding<Item.ID?>?
    var scrolling = ScrollingOptions<Item>()
    var selection: Selection<Item.ID>?
    var canRemove: (@MainActor (Item, @escaping @MainActor (Bool) -> Void) -> Void)?
    var remove: (@MainActor (Item) -> Void)?
    var canMove: @MainActor (Item) -> Bool = { _ in true }
    var move: (@MainActor (IndexSet, Int) -> Void)?
    var strings: FanfoldStrings?
    var transitions = TransitionOptions<Item.ID>()
    var layoutProgress: LayoutProgress?
}

/// The selected items.
enum Selection<ID: Hashable> {
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)

    /// The identities of the selected items.
    @MainActor var ids: Set<ID> {
        get {
            switch self {
            case .one(let binding): Set([binding.wrappedValue].compactMap { $0 })
            case .several(let binding): binding.wrappedValue
            }
        }
        nonmutating set {
            switch self {
            case .one(let binding): binding.wrappedValue = newValue.first
            case .several(let binding): binding.wrappedValue = newValue
            }
        }
    }

    var allowsSeveral: Bool {
        if case .several = self { true } else { false }
    }
}
#endif
