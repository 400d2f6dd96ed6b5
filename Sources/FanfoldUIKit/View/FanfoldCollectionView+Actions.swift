#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An action of the view; the application's cells may have other actions.
private final class ItemAction: UIAccessibilityCustomAction {}

extension FanfoldCollectionView {
    /// Updates the actions and activation points of items at rest.
    func updateAccessibility() {
        updateAccessibilityActions()
        updateActivationPoints()
    }

    /// Gives each item its actions, so that every gesture has an alternative.
    private func updateAccessibilityActions() {
        let allowsActions = fanfoldLayout != nil && indexPathForOpenedItem == nil
        for cell in visibleCells {
            let actions = allowsActions ? itemActions(for: cell) : []
            for element in cell.actionHolders { give(actions, to: element) }
        }
    }

    private func give(_ actions: [UIAccessibilityCustomAction], to element: any AccessibilityActionHolder) {
        let known = element.accessibilityCustomActions ?? []
        let all = known.filter { !($0 is ItemAction) } + actions
        if all.map(\.name) != known.map(\.name) { element.accessibilityCustomActions = all }
    }

    /// The actions that match the permitted gestures.
    private func itemActions(for cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
        var actions: [UIAccessibilityCustomAction] = []
        guard let indexPath = indexPath(for: cell) else { return actions }
        if mayOpen(indexPath) {
            actions.append(action(strings.open, for: cell) { $0.openItem(at: $1) })
        }
        if mayRemove(indexPath), host.commitsRemovals, fanfoldLayout?.layout.removal != nil {
            actions.append(action(strings.remove, for: cell) { $0.removeItem(at: $1) })
        }
        if allowsReordering, mayMove(indexPath) {
            actions.append(action(strings.moveEarlier, for: cell) { $0.moveItem(at: $1, by: -1) })
            actions.append(action(strings.moveLater, for: cell) { $0.moveItem(at: $1, by: 1) })
        }
        return actions
    }

    private func mayMove(_ indexPath: IndexPath) -> Bool {
        dataSource?.collectionView?(self, canMoveItemAt: indexPath) ?? true
    }

    /// Moves an item by a number of items, as a drag does.
    private func moveItem(at indexPath: IndexPath, by distance: Int) {
        host.layOut()
        guard let sections = host.geometry?.sections, let index = sections.index(of: indexPath),
            (0..<sections.count).contains(index.value + distance)
        else { return }
        let neighbor = DataIndex(index.value + distance)
        let (other, target) = (
            sections.indexPath(of: neighbor), sections.indexPath(forMoveFrom: index, to: neighbor)
        )
        if cellForItem(at: other) == nil {
            fanfoldLayout?.scrollToItem(at: other, animated: false)
            host.layOut()
        }
        guard host.commitMove(from: indexPath, to: target) else { return }
        layoutIfNeeded()
        UIAccessibility.post(notification: .layoutChanged, argument: cellForItem(at: target))
    }

    /// An action on the item that the cell shows when the action is performed.
    private func action(
        _ name: String, for cell: UICollectionViewCell,
        _ body: @escaping @MainActor (FanfoldCollectionView, IndexPath) -> Void
    ) -> UIAccessibilityCustomAction {
        ItemAction(name: name) { [weak self, weak cell] _ in
            guard let self, let cell, let indexPath = indexPath(for: cell) else { return false }
            body(self, indexPath)
            return true
        }
    }
}
#endif
