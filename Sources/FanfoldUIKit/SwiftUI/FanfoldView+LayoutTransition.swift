#if canImport(UIKit) && !os(watchOS)
import Fanfold
import SwiftUI

extension FanfoldView {
    /// Moves the items part of the way to another layout, such as during a pinch.
    ///
    ///     FanfoldView(pages, layout: isOverview ? .taskSwitcher() : .tabStack()) { PageView($0) }
    ///         .layoutTransition(to: isOverview ? .tabStack() : .taskSwitcher(), progress: progress)
    ///
    /// When the progress becomes nil, the items continue by a spring: to the other layout if it is the view's layout now,
    /// otherwise back. Change the layout and the progress in the same update.
    ///
    /// - Parameters:
    ///   - layout: The other layout.
    ///   - progress: From 0, at the view's layout, to 1, at the other one. Other numbers are clamped. Nil without a
    ///     transition.
    public func layoutTransition(to layout: AnyCollectionLayout, progress: Double?) -> FanfoldView {
        layoutTransition(toAny: layout, progress)
    }

    /// Moves the items part of the way to a custom layout, such as during a pinch.
    ///
    /// - Parameters:
    ///   - layout: The other layout.
    ///   - progress: From 0, at the view's layout, to 1, at the other one. Other numbers are clamped. Nil without a
    ///     transition.
    public func layoutTransition<Layout: CollectionLayout>(
        to layout: Layout, progress: Double?
    ) -> FanfoldView {
        layoutTransition(toAny: layout, progress)
    }

    private func layoutTransition(toAny layout: any CollectionLayout, _ progress: Double?) -> FanfoldView {
        with { $0.layoutProgress = progress.map { LayoutProgress(target: layout, fraction: $0) } }
    }
}

/// A part of the way to another layout.
struct LayoutProgress {
    let target: any CollectionLayout
    let fraction: Double
}

/// The layout change whose progress the application sets.
@MainActor
final class LayoutTransition {
    private struct Change {
        let origin: any CollectionLayout
        let target: any CollectionLayout
        let progress: UICollectionViewTransitionLayout
    }

    private var change: Change?

    /// Whether the application sets the progress of a change. The view's layout is then the target.
    var isRunning: Bool { change != nil }

    /// Ends a change that is over, or between other layouts. The items arrive if the target is the layout now.
    func end(in view: FanfoldCollectionView, _ layout: any CollectionLayout, unless wanted: LayoutProgress?) {
        guard let change else { return }
        if let wanted, change.origin.isSame(as: layout), change.target.isSame(as: wanted.target) { return }
        self.change = nil
        if change.target.isSame(as: layout) {
            view.finishInteractiveTransition()
        } else {
            view.cancelInteractiveTransition()
        }
    }

    /// Shows a part of the way, in a view whose layout is the given one. Motion needs a window.
    func show(_ wanted: LayoutProgress?, in view: FanfoldCollectionView, _ layout: any CollectionLayout) {
        guard let wanted, view.window != nil else { return }
        let change = change ?? begin(from: layout, to: wanted.target, in: view)
        self.change = change
        change.progress.transitionProgress = wanted.fraction
    }

    private func begin(
        from origin: any CollectionLayout, to target: any CollectionLayout, in view: FanfoldCollectionView
    ) -> Change {
        let progress = view.startInteractiveTransition(to: VariableLayout(target))
        return Change(origin: origin, target: target, progress: progress)
    }
}

extension CollectionLayout {
    /// Whether two layouts are equal. The type of either may be erased.
    func isSame(as other: any CollectionLayout) -> Bool { erased == other.erased }

    private var erased: AnyCollectionLayout { self as? AnyCollectionLayout ?? AnyCollectionLayout(self) }
}
#endif
