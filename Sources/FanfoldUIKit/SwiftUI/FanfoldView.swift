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
public struct FanfoldView<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let source: ItemSource
    let layout: any CollectionLayout
    let content: (Data.Element, ItemState) -> AnyView
    private var sharedOptions = Shared(FanfoldViewOptions())
    /// The number of removals, moves, and changes that a binding rejects. The view is updated each time, even if the
    /// application has not changed anything.
    @State private var deeds = 0
    @State private var preferences = PassedPreferences()

    init(
        _ data: Data, id: @escaping (Data.Element) -> ID, _ layout: any CollectionLayout,
        _ content: @escaping (Data.Element, ItemState) -> AnyView
    ) {
        source = ItemSource(data) { ItemID(id($0)) }
        self.layout = layout
        self.content = content
    }

    var options: FanfoldViewOptions {
        get { sharedOptions.value }
        set { sharedOptions = Shared(newValue) }
    }

    public var body: some View {
        options.passedPreferences.reduce(AnyView(items)) { $1.write($0, preferences) }
    }

    private var items: some View {
        FanfoldRepresentable(
            source: source, layout: layout, sharedOptions: sharedOptions, preferences: preferences,
            content: { id, item, state in
                let view = (item as? Data.Element).map { content($0, state) } ?? AnyView(EmptyView())
                let source = options.transitions.source(id, view)
                return options.passedPreferences.reduce(source) { $1.read($0, id, preferences) }
            },
            deeds: deeds, didAct: { deeds += 1 }
        )
        // SwiftUI fits a UIKit view between the bars. Extended, its content scrolls beneath them, as in SwiftUI's scroll views.
        .ignoresSafeArea(.container, edges: options.extendsUnderBars ? .all : [])
        .overlay { if source.isEmpty { options.placeholder?() } }
    }
}

/// An immutable value that structures share: a structure that contained the options would need 30 kB of code for its copies.
final class Shared<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The interactions of a ``FanfoldView``, and their bindings and closures. The closures receive items without their type.
struct FanfoldViewOptions {
    var scrollPosition: Binding<ItemID?>?
    var scrollAnchor: UnitPoint?
    var openedItem: Binding<ItemID?>?
    var scrolling = ScrollingOptions()
    var selection: Binding<Set<ItemID>>?
    var selectsSeveral = false
    var canRemove: (Any) -> Bool = { _ in true }
    var confirmRemoval: ((Any, @escaping @MainActor (Bool) -> Void) -> Void)?
    var remove: ((Any) -> Void)?
    var canMove: (Any) -> Bool = { _ in true }
    var move: ((IndexSet, Int) -> Void)?
    var strings: FanfoldStrings?
    var transitions = TransitionOptions()
    var layoutProgress: LayoutProgress?
    /// The number of items whose content is kept after they have left.
    var keptItems = 0
    /// The preferences that leave the content.
    var passedPreferences: [PassedPreference] = []
    /// The view that is shown while there are no items.
    var placeholder: (() -> AnyView)?
    var canOpen: ((Any) -> Bool)?
    var extendsUnderBars = true
    var avoidsFold = true
}
#endif
