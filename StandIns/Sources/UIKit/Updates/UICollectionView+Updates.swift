extension UICollectionView {
    /// Collects changes; nested calls add to the outermost one.
    func collectUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if let batch {
            if let completion { batch.completions.append(completion) }
            updates?()
            return
        }
        layoutIfNeeded()
        prepareLayout()
        let collected = BatchUpdate()
        if let completion { collected.completions.append(completion) }
        batch = collected
        updates?()
        batch = nil
        commit(collected)
    }

    /// Adds a change to the current batch, or performs it as a batch.
    func update(_ change: @escaping (BatchUpdate) -> Void) {
        if let batch { return change(batch) }
        collectUpdates(
            {
                if let batch = self.batch { change(batch) }
            }, completion: nil)
    }

    private func commit(_ batch: BatchUpdate) {
        if batch.isReloaded { return finishByReloading(batch) }
        let oldCounts = currentCounts
        let newCounts = requestCounts()
        if let complaint = batch.complaint(before: oldCounts, after: newCounts) {
            StandIn.raise(.internalInconsistency, complaint)
            reloadData()
            return finishByReloading(batch)
        }
        let change = LayoutChange(
            of: self, map: batch.map, inverseMap: batch.inverseMap, isReloaded: batch.isReloaded)
        counts = newCounts
        forgetPrepared()
        selection.follow(change.map)
        reuseQueues.follow(change.map)
        let context = layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        perform(
            change, duration: Self.updateDuration, isUpdate: true,
            prepare: { self.layout.prepare(forCollectionViewUpdates: batch.updateItems) },
            finalize: { self.layout.finalizeCollectionViewUpdates() },
            completion: { finished in for completion in batch.completions { completion(finished) } })
    }

    private func finishByReloading(_ batch: BatchUpdate) {
        layoutIfNeeded()
        for completion in batch.completions { completion(true) }
    }

    /// In seconds.
    static var updateDuration: TimeInterval { 0.3 }
}
