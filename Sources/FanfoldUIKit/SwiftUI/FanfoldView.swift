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
///
/// An item's view, its state and its tasks live while the item is visible; see ``keepsAlive(_:)``. An update costs O(1) if
/// the items are the same array or range as before, otherwise O(n), where n is the number of items.
public struct FanfoldView<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: View>: View {
    typealias Item = IdentifiedElement<Data.Element, ID>

    let source: ItemSource<Item>
    let layout: any CollectionLayout
    let content: (Data.Element, ItemState) -> AnyView
    private var sharedOptions = Shared(FanfoldViewOptions<Item>())
    /// The number of removals, moves, and changes that a binding rejects. The view is updated each time, even if the
    /// application has not changed anything.
    @State private var deeds = 0
    @State private var preferences = PassedPreferences<ID>()

    init(
        _ data: Data, id: @escaping (Data.Element) -> ID, _ layout: any CollectionLayout,
        _ content: @escaping (Data.Element, ItemState) -> AnyView
    ) {
        source = ItemSource(data) { Item(id: id($0), value: $0) }
        self.layout = layout
        self.content = content
    }

    var options: FanfoldViewOptions<Item> {
        get { sharedOptions.value }
        set { sharedOptions = Shared(newValue) }
    }

    public var body: some View {
        options.passedPreferences.reduce(AnyView(items)) { $1.write($0, preferences) }
    }

    private var items: some View {
        FanfoldRepresentable(
            source: source, layout: layout, sharedOptions: sharedOptions, preferences: preferences,
            content: { item, state in
                let view = options.transitions.source(item.id, content(item.value, state))
                return options.passedPreferences.reduce(view) { $1.read($0, item.id, preferences) }
            },
            deeds: deeds, didAct: { deeds += 1 }
        )
        // SwiftUI fits a UIKit view between the bars. Extended, its content scrolls beneath them, as in SwiftUI's scroll views.
        .ignoresSafeArea(.container, edges: options.extendsUnderBars ? .all : [])
        .overlay { if source.isEmpty { options.placeholder?() } }
    }
}

/// An element with its identity.
struct IdentifiedElement<Value, ID: Hashable>: Identifiable {
    let id: ID
    let value: Value
}

/// An immutable value that structures share: a structure that contained the options would need 30 kB of code for its copies.
final class Shared<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The interactions of a ``FanfoldView``, and their bindings and closures.
struct FanfoldViewOptions<Item: Identifiable> where Item.ID: Sendable {
    var scrollPosition: Binding<Item.ID?>?
    var scrollAnchor: UnitPoint?
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
    /// The number of items whose content is kept after they have left.
    var keptItems = 0
    /// The preferences that leave the content.
    var passedPreferences: [PassedPreference<Item.ID>] = []
    /// The view that is shown while there are no items.
    var placeholder: (@MainActor () -> AnyView)?
    var canOpen: (@MainActor (Item) -> Bool)?
    var extendsUnderBars = true
    var avoidsFold = true
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
