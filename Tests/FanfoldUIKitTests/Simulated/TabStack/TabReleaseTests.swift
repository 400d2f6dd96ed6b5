import Dispatch
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// An application releases a stack in the event that ends an action.
@MainActor @Suite struct TabReleaseTests {
    /// An application that is the only owner of a stack.
    private final class Owner: NSObject, FanfoldCollectionViewDelegate {
        let source = Browser()
        var tabs: TabStackCollectionView?
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        var isDone: (String) -> Bool = { _ in false }
        var answer: (@MainActor (Bool) -> Void)?

        override init() {
            let tabs = TabStackCollectionView(frame: window.bounds)
            self.tabs = tabs
            super.init()
            tabs.register(NamedCell.self, forCellWithReuseIdentifier: "page")
            tabs.dataSource = source
            tabs.delegate = self
            window.addSubview(tabs)
            window.makeKeyAndVisible()
        }

        func heard(_ event: String) {
            guard isDone(event) else { return }
            tabs?.removeFromSuperview()
            tabs = nil
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) {
            heard("will opening")
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath) {
            heard("did opening")
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) {
            heard("did close")
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
            heard("rest")
        }

        func fanfoldView(
            _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
            answer: @escaping @MainActor (Bool) -> Void
        ) {
            self.answer = answer
            heard("should remove")
        }
    }

    @Test(arguments: ["will opening", "did opening", "did close", "rest", "should remove"])
    func aStackMayGoAsItTellsOfSomething(_ event: String) {
        let owner = Owner()
        owner.isDone = { $0 == event }
        weak let tabs = owner.tabs
        let path = IndexPath(item: 5, section: 0)
        owner.tabs?.scrollToItem(at: path, at: .top, animated: true)
        StandIn.clock.advance(by: 3)
        owner.tabs?.openItem(at: path)
        StandIn.clock.advance(by: 3)
        owner.tabs?.closeItem()
        StandIn.clock.advance(by: 3)
        owner.tabs?.removeItem(at: path)
        #expect(owner.tabs == nil)
        #expect(tabs == nil)
    }

    @Test func aStackMayGoAsACompletionIsCalled() {
        let owner = Owner()
        weak let tabs = owner.tabs
        owner.tabs?.openItem(at: IndexPath(item: 0, section: 0)) { _ in
            owner.isDone = { _ in true }
            owner.heard("completion")
        }
        StandIn.clock.advance(by: 3)
        #expect(tabs == nil)
    }

    @Test(arguments: [true, false])
    func anAnswerMayComeWhenTheStackHasGone(_ isAllowed: Bool) {
        let owner = Owner()
        owner.isDone = { $0 == "should remove" }
        owner.tabs?.removeItem(at: IndexPath(item: 2, section: 0))
        owner.answer?(isAllowed)
        #expect(owner.source.pages.count == 8)
    }

    /// The last reference to a stack may be in a closure that ends on another thread, during the next frame.
    @Test func aStackThatIsLetGoOfOnAnotherThreadIsAskedForNothing() {
        final class Last: @unchecked Sendable {
            var tabs: TabStackCollectionView?
        }
        let owner = Owner()
        owner.tabs?.removeItem(at: IndexPath(item: 2, section: 0))
        owner.tabs?.openItem(at: IndexPath(item: 0, section: 0))
        #expect(!StandIn.runningDisplayLinks.isEmpty)
        let layout = owner.tabs?.collectionViewLayout
        let last = Last()
        last.tabs = owner.tabs
        owner.tabs?.removeFromSuperview()
        owner.tabs = nil
        let isOver = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            last.tabs = nil
            isOver.signal()
        }
        isOver.wait()
        StandIn.clock.advance(by: 0.1)
        owner.answer?(true)
        #expect(owner.source.pages.count == 8)
        let next = UICollectionView(
            frame: owner.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        next.register(NamedCell.self, forCellWithReuseIdentifier: "page")
        next.dataSource = owner.source
        owner.window.addSubview(next)
        next.layoutIfNeeded()
        if let layout { next.collectionViewLayout = layout }
        next.layoutIfNeeded()
        #expect(next.visibleCells.count > 1)
    }
}
