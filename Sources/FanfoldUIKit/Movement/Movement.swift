#if canImport(UIKit)
import Fanfold

/// What moves items besides scrolling: one that is highlighted, one that a finger drags away, those that close up.
///
/// Every part is a function of time, so that each can be caught and sent elsewhere at any instant.
struct Movement {
    /// What single items do.
    var motions: [ItemMotion] = []
    /// The item that fills the viewport, or is on its way there or back.
    var highlight: Highlight?
    /// The instant that is shown, in seconds.
    var time = 0.0

    /// Whether items are just where their layout places them.
    var isEmpty: Bool { motions.isEmpty && highlight == nil }

    /// Whether anything is on its way.
    var isMoving: Bool {
        motions.contains { $0.endTime > time } || highlight.map { !$0.amount.isAtRest(at: time) } ?? false
    }

    /// How much an item is highlighted now: 0 not at all, 1 where it fills the viewport.
    var highlightAmount: Double { highlight?.amount.value(at: time) ?? 0 }

    /// How an item is shown.
    func attributes<Layout: CollectionLayout>(
        of index: Int, _ layout: Layout, _ context: LayoutContext
    ) -> ItemAttributes {
        var composition = Composition<Layout>()
        composition.motions = motions
        composition.highlight = highlight
        return composition.attributes(of: index, slot: index, layout, context, at: time)
    }

    /// Forgets what is over.
    mutating func prune() {
        motions.removeAll { $0.isOver(at: time) }
    }
}
#endif
