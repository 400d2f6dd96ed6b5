import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

// A wallet of passes by somebody who has read the README and the DocC articles alone: objects of a store, as of SwiftData, in the
// order of a property; a search; reordering; deletion with undo; a link to a pass.

/// A stored pass. Objects, as SwiftData's models are.
@MainActor final class StoredPass: Identifiable {
    nonisolated let id: String
    var title: String
    var order: Double
    var isLocked = false

    init(_ id: String, order: Double) {
        self.id = id
        title = id.capitalized
        self.order = order
    }
}

@MainActor final class PassStore {
    var passes: [StoredPass] = ["boarding", "museum", "gym", "library", "ferry", "concert"].enumerated().map {
        StoredPass($1, order: Double($0))
    }
    /// Stands for SwiftUI's observation.
    var changed: () -> Void = {}
    private(set) var deleted: [StoredPass] = []

    var sorted: [StoredPass] { passes.sorted { $0.order < $1.order } }

    func delete(_ pass: StoredPass) {
        passes.removeAll { $0.id == pass.id }
        deleted.append(pass)
        changed()
    }

    func undo() {
        guard let pass = deleted.popLast() else { return }
        passes.append(pass)
        changed()
    }

    func insert(_ pass: StoredPass) {
        passes.append(pass)
        changed()
    }

    /// The offsets are those of the items shown, possibly of a search.
    func move(_ shown: [StoredPass], _ source: IndexSet, _ target: Int) {
        var moved = shown
        moved.move(fromOffsets: source, toOffset: target)
        let orders = shown.map(\.order).sorted()
        for (pass, order) in zip(moved, orders) { pass.order = order }
        changed()
    }
}

@MainActor final class WalletScreen {
    let store = PassStore()
    var search = ""
    var shown: String?
    var open: String?
    var confirms: (@MainActor (Bool) -> Void)?
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private var controller: UIHostingController<AnyView>?

    init() {
        store.changed = { [unowned self] in update() }
    }

    var results: [StoredPass] {
        search.isEmpty ? store.sorted : store.sorted.filter { $0.title.lowercased().contains(search) }
    }

    var body: some View {
        let results = results
        var move: (@MainActor (IndexSet, Int) -> Void)?
        if search.isEmpty { move = { self.store.move(results, $0, $1) } }
        return FanfoldView(results, layout: .wallet()) { pass, state in
            VStack {
                Text(pass.title)
                if state.openProgress > 0.5 { Text("Details of \(pass.title)").opacity(state.openProgress) }
            }
        }
        .scrollPosition(id: Binding(get: { self.shown }, set: { self.shown = $0 }))
        .openItem(Binding(get: { self.open }, set: { self.open = $0 }), canOpen: { !$0.isLocked })
        .onRemove(confirmation: { pass, answer in
            if pass.isLocked { self.confirms = answer } else { answer(true) }
        }) { self.store.delete($0) }
        .onMove(canMove: { !$0.isLocked }, perform: move)
        .placeholder { Text("No passes") }
    }

    func show() {
        let controller = UIHostingController(rootView: AnyView(body))
        self.controller = controller
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func update() {
        controller?.rootView = AnyView(body)
        window.layoutIfNeeded()
    }

    func settle() {
        StandIn.clock.advance(by: 4)
        window.layoutIfNeeded()
    }

    /// A link to a pass, such as from a notification.
    func follow(link id: String) {
        withAnimation {
            search = ""
            open = id
            update()
        }
    }

    var view: FanfoldCollectionView? { controller?.view.subviews.first as? FanfoldCollectionView }

    /// The titles of the visible passes in order.
    var titles: [String] {
        guard let view else { return [] }
        return view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.label }
    }
}

@MainActor @Suite(.serialized) struct NewcomerWalletTests {
    private let screen = WalletScreen()

    init() {
        screen.show()
        screen.settle()
    }

    @Test func theSearchShowsItsResultsAndGoesBack() {
        withAnimation {
            screen.search = "r"
            screen.update()
        }
        screen.settle()
        #expect(screen.results.map(\.title) == ["Boarding", "Library", "Ferry", "Concert"])
        #expect(Set(screen.titles).isSubset(of: Set(screen.results.map(\.title))))
        withAnimation {
            screen.search = "zzz"
            screen.update()
        }
        screen.settle()
        #expect(screen.titles.isEmpty && screen.shown == nil)
        withAnimation {
            screen.search = ""
            screen.update()
        }
        screen.settle()
        #expect(!screen.titles.isEmpty && screen.shown != nil)
    }

    @Test func aDeletedPassComesBack() {
        let gym = screen.store.passes[2]
        withAnimation { screen.store.delete(gym) }
        screen.settle()
        #expect(!screen.titles.contains("Gym"))
        withAnimation { screen.store.undo() }
        screen.settle()
        #expect(screen.results.map(\.title)[2] == "Gym")
    }

    @Test(arguments: ["concert", "museum"])
    func aLinkOpensAPass(_ id: String) {
        screen.search = "gym"
        screen.update()
        screen.settle()
        screen.follow(link: id)
        screen.settle()
        #expect(screen.open == id && screen.view?.openProgress == 1)
        withAnimation {
            screen.open = nil
            screen.update()
        }
        screen.settle()
        #expect(screen.view?.openProgress == 0)
    }

    /// The article: “A binding waits for an item that has not been there yet”.
    @Test func aLinkToAPassThatIsStillToArriveOpensIt() {
        screen.follow(link: "parking")
        StandIn.clock.advance(by: 0.3)
        withAnimation { screen.store.insert(StoredPass("parking", order: 10)) }
        screen.settle()
        #expect(screen.open == "parking" && screen.view?.openProgress == 1)
    }

    @Test func aLockedPassIsKept() {
        screen.store.passes[0].isLocked = true
        screen.update()
        screen.view?.removeItem(at: IndexPath(item: 0, section: 0))
        screen.settle()
        #expect(screen.store.passes.count == 6)
        screen.confirms?(false)
        screen.settle()
        #expect(screen.store.passes.count == 6 && screen.titles.contains("Boarding"))
        screen.open = "boarding"
        screen.update()
        screen.settle()
        #expect(screen.view?.openProgress == 0 || screen.open == "boarding")
    }
}
