#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// A change between two Fanfold layouts whose progress the application sets.
@MainActor
final class InteractiveTransition {
    let layout: InteractiveTransitionLayout
    private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Whether the new layout remains; nil until the application has decided it.
    var isFinished: Bool?

    init(
        _ layout: InteractiveTransitionLayout,
        _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        (self.layout, self.completion) = (layout, completion)
    }

    func complete() { completion?(isFinished == true, isFinished == true) }
}

/// The progress of an interactive transition. The engine blends the layouts, so the object is not the view's layout.
final class InteractiveTransitionLayout: UICollectionViewTransitionLayout {
    var didProgress: @MainActor (CGFloat) -> Void = { _ in }

    override var transitionProgress: CGFloat {
        didSet { didProgress(transitionProgress) }
    }
}

extension EngineHost {
    /// Begins a change to another layout, which the application drives.
    func begin(_ transition: InteractiveTransition) {
        endInteractiveTransition()
        view.layoutIfNeeded()
        changeLayout(to: transition.layout.nextLayout)
        interactiveTransition = transition
        transition.layout.didProgress = { [weak self, weak transition] progress in
            guard let self, let transition, transition === interactiveTransition else { return }
            if transition.isFinished == nil { show(progress) }
        }
        show(0)
    }

    /// Changes the layout in a pass of its own. UIKit makes none if no cell is visible.
    private func changeLayout(to layout: UICollectionViewLayout) {
        change(animated: true) {
            view.setCollectionViewLayout(layout, animated: true)
            view.layoutIfNeeded()
        }
    }

    private func show(_ progress: CGFloat) {
        perform { $0.holdLayoutChange(at: progress, time: $1) }
        view.layoutIfNeeded()
    }

    /// Lets the change continue to the new layout, or back to the old one.
    func release(finishing isFinished: Bool) {
        guard let transition = interactiveTransition, transition.isFinished == nil else { return }
        transition.isFinished = isFinished
        if !isFinished { changeLayout(to: transition.layout.currentLayout) }
        perform { $0.releaseLayoutChange(time: $1) }
        noteInteractiveTransition()
        startFrames()
    }

    /// Reports the end of a change that has arrived.
    func noteInteractiveTransition() {
        guard interactiveTransition?.isFinished != nil, !owner.engine.isChangingLayout else { return }
        endInteractiveTransition()
    }

    /// Ends the change in progress, which another layout or the end of the motion has overtaken. The items continue from
    /// where they are held.
    func endInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        if transition.isFinished == nil { owner.perform { $0.releaseLayoutChange(time: $1) } }
        transition.complete()
    }
}
#endif
