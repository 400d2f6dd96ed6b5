#if canImport(UIKit)
import UIKit

/// An action of the stack's, as opposed to those of the application's cells.
private final class StackAction: UIAccessibilityCustomAction {}

extension TabStackCollectionView {
    /// Gives each page its actions: what gestures do can be done without them.
    func updateAccessibility() {
        let isStack = highlightedIndexPath == nil
        for cell in visibleCells {
            let others = (cell.accessibilityCustomActions ?? []).filter { !($0 is StackAction) }
            let actions = isStack ? others + stackActions(for: cell) : others
            if actions.map(\.name) != cell.accessibilityCustomActions?.map(\.name) {
                cell.accessibilityCustomActions = actions
            }
        }
    }

    private func stackActions(for cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
        let highlight = action(strings.highlight, for: cell) { $0.highlightItem(at: $1) }
        guard committer != nil, fanfoldLayout?.layout.removal != nil else { return [highlight] }
        return [highlight, action(strings.remove, for: cell) { $0.requestRemoval(at: $1) }]
    }

    /// An action on the item that a cell shows when it is performed.
    private func action(
        _ name: String, for cell: UICollectionViewCell,
        _ body: @escaping @MainActor (TabStackCollectionView, IndexPath) -> Void
    ) -> UIAccessibilityCustomAction {
        StackAction(name: name) { [weak self, weak cell] _ in
            guard let self, let cell, let indexPath = indexPath(for: cell) else { return false }
            body(self, indexPath)
            return true
        }
    }
}
#endif
