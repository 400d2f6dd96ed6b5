#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The commits of the application: its handlers, or its data source, change its items.
///
/// An application may change its model alone. The view detects this by the number of items, and changes its items.
extension EngineHost {
    var commitsRemovals: Bool { view.handlers.didRemove != nil || view.committer != nil }

    var commitsAppending: Bool { view.handlers.appendItem != nil || view.committer != nil }

    /// Lets the application remove an item.
    func commitRemoval(at indexPath: IndexPath) {
        if let didRemove = view.handlers.didRemove {
            didRemove(indexPath)
        } else {
            view.committer?.fanfoldView(view, commitRemovalOfItemAt: indexPath)
        }
        if modelGrowth(inSection: indexPath.section) == -1 { view.deleteItems(at: [indexPath]) }
    }

    /// Lets the application restore removed items. Returns whether it can.
    func commitUndo(at indexPath: IndexPath) -> Bool {
        if let didUndoRemoval = view.handlers.didUndoRemoval {
            didUndoRemoval(indexPath)
        } else if let committer = view.committer {
            committer.fanfoldView(view, commitUndoOfRemovalAt: indexPath)
        } else {
            return false
        }
        insertItemsOfModel(at: indexPath)
        return true
    }

    /// Lets the application append an item, now or later.
    func commitAppending(then completion: @escaping @MainActor () -> Void) {
        guard let append = view.handlers.appendItem else {
            view.committer?.fanfoldViewCommitAppending(view)
            return appendItemsOfModel(then: completion)
        }
        Task { [weak view] in
            await append()
            view?.host.appendItemsOfModel(then: completion)
        }
    }

    private func appendItemsOfModel(then completion: @MainActor () -> Void) {
        let section = view.numberOfSections - 1
        if section >= 0 {
            let end = view.numberOfItems(inSection: section)
            insertItemsOfModel(at: IndexPath(item: end, section: section))
        }
        completion()
    }

    /// Lets the application move an item by its handler. Returns whether it has one.
    func commitMoveByHandler(from origin: IndexPath, to target: IndexPath) -> Bool {
        guard let didMove = view.handlers.didMove else { return false }
        let updates = owner.updateCount
        didMove(origin, target)
        if owner.updateCount == updates { view.moveItem(at: origin, to: target) }
        return true
    }

    private func insertItemsOfModel(at indexPath: IndexPath) {
        let growth = modelGrowth(inSection: indexPath.section)
        guard growth > 0 else { return }
        view.insertItems(
            at: (0..<growth).map { IndexPath(item: indexPath.item + $0, section: indexPath.section) })
    }

    /// The number of items that the model has more than the view: UIKit keeps the numbers until updates are reported.
    private func modelGrowth(inSection section: Int) -> Int {
        guard section < view.numberOfSections, let dataSource = view.dataSource else { return 0 }
        return dataSource.collectionView(view, numberOfItemsInSection: section)
            - view.numberOfItems(inSection: section)
    }
}

// MARK: Removals

extension EngineHost {
    /// Asks for the removal of an item.
    func requestRemoval(of index: EngineIndex, _ completion: ((Bool) -> Void)?) {
        wait(for: .removal, of: index, completion)
        record?(.requestRemoval(index.value))
        perform { $0.requestRemoval(of: index.value, time: $1) }
    }
}
#endif
