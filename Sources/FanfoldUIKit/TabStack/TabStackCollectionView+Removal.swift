#if canImport(UIKit)
import Fanfold
import UIKit

extension TabStackCollectionView {
    /// Asks whether an item may be removed and, if so, removes it, as a drag does.
    public func requestRemoval(at indexPath: IndexPath) {
        layoutIfNeeded()
        if let index = index(of: indexPath) { proposeRemoval(of: index, velocity: 0) }
    }

    /// Who commits what the user asks for; nil where nobody does.
    var committer: (any TabStackCollectionViewDataSource)? {
        dataSource as? any TabStackCollectionViewDataSource
    }
}

extension TabStackCollectionView {
    /// The item that a finger holds follows it towards an edge where it may go, and reluctantly the other way.
    func drag(_ item: TrackedItem, by pull: Double) {
        guard let index = item.index, let snapshot else { return }
        let isAllowed = snapshot.layout.removal?.allows(pull) == true
        let reluctant = RubberBand.displacement(forPull: pull, length: snapshot.exitDistance / 4)
        movement.motions.change(of: index) { $0.swipe.hold(at: isAllowed ? pull : reluctant) }
        startMoving()
    }

    /// The finger lets go: far enough, or fast enough, the item wants to go.
    func release(_ item: TrackedItem, velocity: Double) {
        guard let index = item.index, let rule = snapshot?.layout.removal else { return }
        let distance = movement.motions[of: index]?.swipe.target ?? 0
        let isFast = abs(velocity) >= Tuning.removalVelocity
        let isFar = abs(distance) >= rule.distance && rule.allows(distance)
        let isFlick = isFast && rule.allows(velocity) && rule.allows(distance)
        let isBack = isFast && velocity * distance < 0
        if (isFar || isFlick) && !isBack {
            proposeRemoval(of: index, velocity: velocity)
        } else {
            putBack(index, velocity: velocity)
        }
    }

    func proposeRemoval(of index: Int, velocity: Double) {
        guard committer != nil, let snapshot, let indexPath = indexPath(of: index),
            movement.motions[of: index]?.isAwaitingAnswer != true
        else { return }
        leaveHalfway(index, velocity: velocity, snapshot)
        let item = track(index)
        let answer: @MainActor (Bool) -> Void = { [weak self] isAllowed in
            self?.answerRemoval(of: item, isAllowed: isAllowed)
        }
        if let delegate = delegate as? any TabStackCollectionViewDelegate {
            delegate.tabStack(self, shouldRemoveItemAt: indexPath, answer: answer)
        } else {
            answer(true)
        }
    }

    /// Most of the way out, the item waits for the answer.
    private func leaveHalfway(_ index: Int, velocity: Double, _ snapshot: LayoutSnapshot) {
        let swipe = movement.motions[of: index]?.swipe.value(at: time) ?? 0
        let sign = swipe == 0 ? snapshot.layout.removal?.defaultSign ?? -1 : swipe < 0 ? -1 : 1
        let isCalm = snapshot.context.reduceMotion
        let edge = isCalm ? swipe : sign * snapshot.exitDistance * Tuning.waitingPart
        let time = time
        movement.motions.change(of: index) { motion in
            motion.isAwaitingAnswer = true
            motion.swipe.animate(to: edge, velocity: velocity, at: time)
        }
        startMoving()
    }

    private func answerRemoval(of item: TrackedItem, isAllowed: Bool) {
        forget(item)
        guard let index = item.index, movement.motions[of: index]?.isAwaitingAnswer == true else { return }
        movement.motions.change(of: index) { $0.isAwaitingAnswer = false }
        guard isAllowed, let committer, let indexPath = indexPath(of: index) else { return putBack(index) }
        let watched = track(index)
        committer.tabStack(self, commitRemovalOfItemAt: indexPath)
        forget(watched)
        if let kept = watched.index {
            putBack(kept)
        } else {
            UIAccessibility.post(notification: .announcement, argument: strings.removed)
        }
    }

    private func putBack(_ index: Int, velocity: Double? = nil) {
        let time = time
        movement.motions.change(of: index) { $0.swipe.animate(to: 0, velocity: velocity, at: time) }
        startMoving()
    }
}

extension LayoutSnapshot {
    /// How far an item goes that leaves across the scroll axis, in points.
    var exitDistance: Double {
        layout.axis == .vertical ? context.viewport.width : context.viewport.height
    }
}
#endif
