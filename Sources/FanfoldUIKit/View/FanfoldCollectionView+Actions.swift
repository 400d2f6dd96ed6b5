#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An action of the view's, as opposed to those of the application's cells.
private final class ItemAction: UIAccessibilityCustomAction {}

extension FanfoldCollectionView {
    /// Gives each item its actions: what gestures do can be done without them.
    func updateAccessibilityActions() {
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

    /// What a finger may do here.
    private func itemActions(for cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
        var actions: [UIAccessibilityCustomAction] = []
        if mayOpenTappedItem {
            actions.append(action(strings.open, for: cell) { $0.openItem(at: $1) })
        }
        if allowsRemoval, committer != nil, fanfoldLayout?.layout.removal != nil {
            actions.append(action(strings.remove, for: cell) { $0.requestRemoval(at: $1) })
        }
        if allowsReordering {
            actions.append(action(strings.moveEarlier, for: cell) { $0.moveItem(at: $1, by: -1) })
            actions.append(action(strings.moveLater, for: cell) { $0.moveItem(at: $1, by: 1) })
        }
        return actions
    }

    /// Moves an item by some places, as a drag from its place to the other one does.
    private func moveItem(at indexPath: IndexPath, by places: Int) {
        host.layOut()
        guard let index = host.index(of: indexPath), let other = host.indexPath(of: index + places),
            let target = host.snapshot?.sections.indexPath(forMoveFrom: index, to: index + places)
        else { return }
        if cellForItem(at: other) == nil {
            fanfoldLayout?.scrollToItem(at: other, animated: false)
            host.layOut()
        }
        guard host.commitMove(from: indexPath, to: target) else { return }
        layoutIfNeeded()
        UIAccessibility.post(notification: .layoutChanged, argument: cellForItem(at: target))
    }

    /// An action on the item that a cell shows when it is performed.
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
