import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// An application without subclasses, a delegate and a committing data source: it changes only its model.
@MainActor @Suite(.serialized) final class HandlerTests {
    /// A data source with a model that knows no view.
    private final class Model: NSObject, UICollectionViewDataSource {
        var pages = (0..<6).map { "\($0)" }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            pages.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
            (cell as? NamedCell)?.name = pages[indexPath.item]
            return cell
        }
    }

    private let model = Model()
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private lazy var tabs = makeTabs()

    isolated deinit {}

    private func makeTabs() -> TabStackCollectionView {
        let tabs = TabStackCollectionView(frame: window.bounds)
        tabs.register(NamedCell.self, forCellWithReuseIdentifier: "page")
        tabs.dataSource = model
        tabs.handlers.didRemove = { [model] in model.pages.remove(at: $0.item) }
        tabs.handlers.appendItem = { [model] in model.pages.append("new") }
        tabs.handlers.didMove = { [model] from, to in
            model.pages.insert(model.pages.remove(at: from.item), at: to.item)
        }
        window.addSubview(tabs)
        window.makeKeyAndVisible()
        tabs.layoutIfNeeded()
        return tabs
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// The names of the cells, in item order.
    private var names: [String] {
        (0..<tabs.numberOfItems(inSection: 0)).map {
            (tabs.cellForItem(at: path($0)) as? NamedCell)?.name ?? "-"
        }
    }

    /// Lets time pass while a task runs.
    private func settle(_ task: Task<Bool, Never>) async -> Bool {
        for _ in 0..<40 {
            await Task.yield()
            StandIn.clock.advance(by: 0.1)
        }
        return await task.value
    }

    private func expectItemsOfModel() {
        tabs.layoutIfNeeded()
        #expect(tabs.numberOfItems(inSection: 0) == model.pages.count)
        for (name, page) in zip(names, model.pages) where name != "-" { #expect(name == page) }
    }

    @Test func aRemovalChangesTheModelAlone() async {
        let tabs = tabs
        let isRemoved = await settle(Task { await tabs.removeItem(at: path(2)) })
        #expect(isRemoved)
        #expect(model.pages == ["0", "1", "3", "4", "5"])
        expectItemsOfModel()
    }

    /// A shake and Command-Z reach the undo manager of the first responder.
    @Test func theUndoManagerRestoresTheRegisteredRemovals() async throws {
        let tabs = tabs
        tabs.handlers.didUndoRemoval = { [model] in model.pages.insert("back", at: $0.item) }
        let manager = try #require(tabs.undoManager)
        _ = await settle(Task { await tabs.removeItem(at: path(2)) })
        #expect(!manager.canUndo)
        tabs.registersUndo = true
        for _ in 0..<2 { _ = await settle(Task { await tabs.removeItem(at: path(1)) }) }
        #expect(manager.canUndo && manager.undoActionName == tabs.strings.remove)
        for pages in [["0", "back", "4", "5"], ["0", "back", "back", "4", "5"]] {
            #expect(manager.canUndo)
            manager.undo()
            StandIn.clock.advance(by: 2)
            #expect(model.pages == pages)
            expectItemsOfModel()
        }
        #expect(!manager.canUndo)
        _ = await settle(Task { await tabs.removeItem(at: path(1)) })
        #expect(manager.canUndo)
        tabs.removeFromSuperview()
        #expect(!manager.canUndo)
    }

    /// Each removal is undone in turn, at its own index, by the undo manager or by calls.
    @Test(arguments: 0..<20) func removalsAreUndoneInTurn(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let tabs = tabs
        var (restored, undone): ([(page: String, at: Int)], Int) = ([], 0)
        tabs.handlers.didRemove = { [model] in restored.append((model.pages.remove(at: $0.item), $0.item)) }
        tabs.handlers.didUndoRemoval = { [model] indexPath in
            guard let last = restored.popLast() else { return }
            #expect(indexPath.item == last.at)
            model.pages.insert(last.page, at: indexPath.item)
            undone += 1
        }
        tabs.registersUndo = true
        let manager = try #require(tabs.undoManager)
        let pages = model.pages
        for _ in 0..<4 where model.pages.count > 1 {
            let item = Int.random(in: 0..<model.pages.count, using: &random)
            _ = await settle(Task { await tabs.removeItem(at: path(item)) })
            if Bool.random(using: &random), manager.canUndo { manager.undo() }
        }
        let count = restored.count
        undone = 0
        for _ in 0..<count {
            if Bool.random(using: &random) { manager.undo() } else { #expect(tabs.undoRemoval()) }
            StandIn.clock.advance(by: .random(in: 0...0.3, using: &random))
        }
        StandIn.clock.advance(by: 2)
        #expect(model.pages == pages && undone == count)
        #expect(!manager.canUndo && !tabs.undoRemoval())
        expectItemsOfModel()
    }

    /// An insertion renumbers the removals before it; a reload ends them.
    @Test(arguments: [false, true]) func removalsBeforeAnInsertionAreUndone(reloads: Bool) async throws {
        let tabs = tabs
        tabs.handlers.didUndoRemoval = { [model] in model.pages.insert("back", at: $0.item) }
        tabs.registersUndo = true
        let manager = try #require(tabs.undoManager)
        for _ in 0..<2 { _ = await settle(Task { await tabs.removeItem(at: path(1)) }) }
        model.pages.insert("new", at: 0)
        if reloads { tabs.reloadData() } else { tabs.insertItems(at: [path(0)]) }
        tabs.layoutIfNeeded()
        _ = await settle(Task { await tabs.removeItem(at: path(3)) })
        for pages in [["new", "0", "3", "back", "5"], ["new", "0", "back", "3", "back", "5"]]
            .prefix(reloads ? 1 : 2)
        {
            manager.undo()
            StandIn.clock.advance(by: 2)
            #expect(model.pages == pages)
        }
        if !reloads { manager.undo() }
        StandIn.clock.advance(by: 2)
        #expect(!manager.canUndo && !tabs.undoRemoval())
        #expect(model.pages.filter { $0 == "back" }.count == (reloads ? 1 : 3))
        expectItemsOfModel()
    }

    /// The closure limits the user, not the application.
    @Test func theUserOpensTheItemsThatTheHandlerAllows() throws {
        tabs.opensTappedItem = true
        tabs.handlers.shouldOpen = { $0.item == 1 }
        func tap(_ item: Int) throws {
            let frame = try #require(tabs.cellForItem(at: path(item))).frame
            SimulatedFinger.tap(at: CGPoint(x: frame.midX, y: frame.minY + 12 - tabs.bounds.minY), in: window)
            StandIn.clock.advance(by: 2)
            tabs.layoutIfNeeded()
        }
        func actions(_ item: Int) -> [String] {
            (tabs.cellForItem(at: path(item))?.accessibilityCustomActions ?? []).map(\.name)
        }
        tabs.layoutIfNeeded()
        #expect(actions(1).contains(tabs.strings.open) && !actions(2).contains(tabs.strings.open))
        try tap(2)
        #expect(tabs.indexPathForOpenedItem == nil)
        #expect(!tabs.host.wouldUse(.enter))
        try tap(1)
        #expect(tabs.indexPathForOpenedItem == path(1))
        tabs.openItem(at: path(2), animated: false)
        #expect(tabs.indexPathForOpenedItem == path(2))
    }

    @Test func aSwipeRemovesAndAnUndoRestores() {
        tabs.handlers.didUndoRemoval = { [model] in model.pages.insert("back", at: $0.item) }
        let finger = SimulatedFinger(at: CGPoint(x: 250, y: 230), in: window)
        finger.move(to: CGPoint(x: 50, y: 230), over: 0.2)
        finger.lift()
        StandIn.clock.advance(by: 2)
        #expect(model.pages.count == 5)
        expectItemsOfModel()
        #expect(tabs.undoRemoval())
        StandIn.clock.advance(by: 2)
        #expect(model.pages.contains("back"))
        expectItemsOfModel()
    }

    @Test(arguments: [true, false])
    func anAnswerIsAwaited(_ isAllowed: Bool) async {
        var question: CheckedContinuation<Bool, Never>?
        tabs.handlers.shouldRemove = { _ in await withCheckedContinuation { question = $0 } }
        let tabs = tabs
        let task = Task { await tabs.removeItem(at: path(1)) }
        for _ in 0..<10 {
            await Task.yield()
            StandIn.clock.advance(by: 0.2)
        }
        #expect(model.pages.count == 6)
        question?.resume(returning: isAllowed)
        #expect(await settle(task) == isAllowed)
        #expect(model.pages.count == (isAllowed ? 5 : 6))
        expectItemsOfModel()
    }

    @Test func anAppendedItemIsAwaitedAndOpens() async {
        tabs.handlers.appendItem = { [model] in
            await Task.yield()
            model.pages.append("late")
        }
        let tabs = tabs
        #expect(await settle(Task { await tabs.appendItem() }))
        #expect(model.pages.last == "late")
        #expect(tabs.indexPathForOpenedItem == path(6))
        expectItemsOfModel()
        #expect(await settle(Task { await tabs.closeItem() }))
        #expect(tabs.indexPathForOpenedItem == nil)
    }

    @Test func anItemIsNotAppendedIfTheModelStaysTheSame() async {
        tabs.handlers.appendItem = {}
        let tabs = tabs
        #expect(await settle(Task { await tabs.appendItem() }) == false)
        #expect(model.pages.count == 6)
    }

    @Test func openingReturnsWhenTheItemFillsTheViewOrIsClosedBefore() async {
        let tabs = tabs
        #expect(await settle(Task { await tabs.openItem(at: path(3)) }))
        #expect(tabs.openProgress > 0.99)
        _ = await settle(Task { await tabs.closeItem() })
        let task = Task { await tabs.openItem(at: path(3)) }
        // Runs right after the opening has begun: other tests advance the clock while this one is suspended.
        Task {
            StandIn.clock.advance(by: 0.1)
            tabs.closeItem(animated: true, completion: nil)
        }
        #expect(await settle(task) == false)
    }

    @Test func aMoveChangesTheModelAlone() throws {
        tabs.allowsReordering = true
        tabs.setNeedsLayout()
        tabs.layoutIfNeeded()
        let cell = try #require(tabs.cellForItem(at: path(1)))
        let action = try #require(
            cell.accessibilityCustomActions?.first { $0.name == tabs.strings.moveLater })
        _ = action.actionHandler?(action)
        StandIn.clock.advance(by: 2)
        #expect(model.pages == ["0", "2", "1", "3", "4", "5"])
        expectItemsOfModel()
    }

    @Test func aDragReordersTheModel() {
        tabs.allowsReordering = true
        let finger = SimulatedFinger(at: CGPoint(x: 180, y: 230), in: window)
        finger.hold(for: 0.7)
        finger.move(to: CGPoint(x: 180, y: 560), over: 0.6)
        finger.hold(for: 0.3)
        finger.lift()
        StandIn.clock.advance(by: 2)
        #expect(model.pages != model.pages.sorted())
        #expect(model.pages.sorted() == ["0", "1", "2", "3", "4", "5"])
        expectItemsOfModel()
    }

    @Test func theStacksParametersAreTyped() {
        tabs.configuration.pitch = 99
        #expect((tabs.fanfoldLayout?.layout as? TabStackLayout)?.pitch == 99)
        #expect(tabs.configuration.pitch == 99)
    }
}
