/// An interactively moved item: its original and proposed index paths.
struct InteractiveMovement {
    let start: IndexPath
    var target: IndexPath
    var position: CGPoint
}

extension UICollectionView {
    func beginMovement(ofItemAt indexPath: IndexPath) -> Bool {
        guard hasItem(at: indexPath), let dataSource,
            dataSource.collectionView(self, canMoveItemAt: indexPath)
        else { return false }
        let position = cellForItem(at: indexPath)?.center ?? .zero
        movingItem = InteractiveMovement(start: indexPath, target: indexPath, position: position)
        return true
    }

    /// Asks the layout and the delegate for the proposed index path. Simulated: the display does not change
    /// until the end.
    func moveItem(to position: CGPoint) {
        guard let moving = movingItem else { return }
        if StandIn.variant.contains(.ignoresEqualTargets) && position == moving.position { return }
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: moving.target, withPosition: position)
        let target =
            delegate?.collectionView?(
                self, targetIndexPathForMoveFromItemAt: moving.start, toProposedIndexPath: proposed)
            ?? proposed
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position,
                previousIndexPaths: [moving.target], previousPosition: moving.position))
        movingItem = InteractiveMovement(start: moving.start, target: target, position: position)
    }

    func endMovement(isCancelled: Bool) {
        guard let moving = movingItem else { return }
        movingItem = nil
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [isCancelled ? moving.start : moving.target],
                previousIndexPaths: [moving.start], movementCancelled: isCancelled))
        guard !isCancelled, moving.target != moving.start else { return }
        layoutIfNeeded()
        dataSource?.collectionView(self, moveItemAt: moving.start, to: moving.target)
        moveItem(at: moving.start, to: moving.target)
        guard StandIn.variant.contains(.reloadsMovedCells) else { return }
        StandIn.clock.schedule(after: Self.movementDuration) { [weak self] in
            MainActor.assumeIsolated { self?.replaceCell(at: moving.target) }
        }
    }

    /// The time after which a moved cell is reloaded, in seconds.
    private static var movementDuration: TimeInterval { 0.3 }

    /// Requests another cell for a visible item.
    private func replaceCell(at indexPath: IndexPath) {
        guard hasItem(at: indexPath), cellForItem(at: indexPath) != nil else { return }
        endDisplaying(.cell(indexPath))
        setNeedsLayout()
    }
}
