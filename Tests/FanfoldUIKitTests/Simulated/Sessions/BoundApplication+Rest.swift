import Fanfold
import FanfoldUIKit
import SwiftUI

extension BoundApplication {
    /// Lifts the finger, restores the area, and lets everything settle.
    func settle() {
        note("rest")
        if open != nil { count(.openItem) }
        lift()
        resize(to: Collection.phone)
        for _ in 0..<40 {
            // Fewer frames: the result does not depend on them.
            StandIn.clock.advance(by: 0.5, frame: 0.05)
            window.layoutIfNeeded()
            if StandIn.runningDisplayLinks.isEmpty && collection?.isDecelerating == false { break }
        }
    }

    /// The disagreements of bindings and screen at rest.
    var disagreements: [String] {
        guard let collection, let layout = collection.fanfoldLayout else { return ["There is no view"] }
        let shown = layout.indexPathForShownItem.map { books[$0.item].id }
        var problems: [String] = []
        if shown != position && !isAwaited(position) {
            problems.append("\(String(describing: shown)) is shown, \(String(describing: position)) is bound")
        }
        let opened = collection.indexPathForOpenedItem.map { books[$0.item].id }
        let isOpen = open != nil && !isAwaited(open)
        if opened != (isOpen ? open : nil) || collection.openProgress != (isOpen ? 1 : 0) {
            problems.append(
                "\(String(describing: opened)) is open (\(collection.openProgress)), \(String(describing: open)) is bound"
            )
        }
        let selected = collection.indexPathsForSelectedItems?.first.map { books[$0.item].id }
        if selected != selection && !isAwaited(selection) {
            problems.append(
                "\(String(describing: selected)) is selected, not \(String(describing: selection))")
        }
        if phase != .idle { problems.append("The phase at rest is \(phase)") }
        if let reportedPosition, !books.isEmpty, abs(reportedPosition - collection.position) > 1e-3 {
            problems.append("\(reportedPosition) is reported, the position is \(collection.position)")
        }
        return problems + misplaced(in: collection, layout)
    }

    /// Whether a binding waits for an item.
    private func isAwaited(_ id: Int?) -> Bool {
        guard let id else { return false }
        return awaited.contains(id) && !books.contains { $0.id == id }
    }

    /// Changes the items at rest.
    func changeItemsAtRest() {
        animated { changeItems() }
        settle()
    }

    /// The visible items that show something else, or are elsewhere.
    private func misplaced(
        in collection: FanfoldCollectionView, _ layout: FanfoldCollectionViewLayout
    ) -> [String] {
        if collection.numberOfItems(inSection: 0) != books.count { return ["The number of items differs"] }
        let context = LayoutContext(of: layout.layout, count: books.count, in: collection)
        var problems: [String] = []
        if !books.isEmpty && collection.visibleCells.isEmpty { problems.append("No item is visible") }
        for item in books.indices where collection.indexPathForOpenedItem == nil {
            let pose = layout.layout.attributes(at: Double(item), in: context)
            let cell = collection.cellForItem(at: IndexPath(item: item, section: 0))
            if cell == nil && isVisible(pose, context) { problems.append("\(item) has no cell") }
        }
        for indexPath in collection.indexPathsForVisibleItems {
            guard let cell = collection.cellForItem(at: indexPath) else { continue }
            if cell.label != books[indexPath.item].title {
                problems.append("\(books[indexPath.item].title) shows \(cell.label ?? "nothing")")
            }
            let expected = layout.layout.attributes(at: Double(indexPath.item), in: context)
            if collection.indexPathForOpenedItem == nil && !cell.quad.isNear(expected.quad, within: 0.5) {
                problems.append("\(indexPath.item) is at \(cell.quad), not at \(expected)")
            }
        }
        return problems
    }

    /// Whether more than a hair and a trace of an item are visible.
    private func isVisible(_ pose: ItemAttributes, _ context: LayoutContext) -> Bool {
        let (size, hair, trace) = (context.viewport, 0.01, 1e-6)
        let viewport = Rect(
            origin: Point(x: hair, y: hair),
            size: Size(width: size.width - 2 * hair, height: size.height - 2 * hair))
        return pose.opacity > trace && pose.scale > 0 && pose.quad?.touches(viewport) == true
    }
}
