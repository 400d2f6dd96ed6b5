import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A question about a removal that can no longer be answered keeps the item, and retains nothing.
@MainActor @Suite(.serialized) struct RemovalQuestionTests {
    private final class Delegate: NSObject, FanfoldCollectionViewDelegate {
        var answers: [@MainActor (Bool) -> Void] = []
        var isRemoved: Bool?

        func fanfoldView(
            _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
            answer: @escaping @MainActor (Bool) -> Void
        ) {
            answers.append(answer)
        }
    }

    /// Lets tasks of the main actor run until a condition holds, for at most a thousand turns.
    private func wait(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }

    private func asking(_ delegate: Delegate) -> (Collection, FanfoldCollectionView?) {
        let collection = Collection(.tabStack, count: 5)
        collection.show(in: UIWindow(frame: CGRect(origin: .zero, size: Collection.phone)))
        let view = collection.view as? FanfoldCollectionView
        view?.handlers.didRemove = { _ in }
        view?.delegate = delegate
        return (collection, view)
    }

    @Test func aForgottenAnswerIsNo() async throws {
        let delegate = Delegate()
        let (collection, view) = asking(delegate)
        Task { delegate.isRemoved = await view?.removeItem(at: IndexPath(item: 1, section: 0)) }
        await wait { !delegate.answers.isEmpty }
        #expect(delegate.answers.count == 1)
        delegate.answers = []
        await wait { delegate.isRemoved != nil }
        #expect(delegate.isRemoved == false)
        #expect(collection.view.numberOfItems(inSection: 0) == 5)
    }
}
