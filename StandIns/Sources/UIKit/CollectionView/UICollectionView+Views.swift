extension UICollectionView {
    /// Dequeues or creates a view. Reused views are prepared for reuse.
    func dequeue(_ key: ReuseKey, for element: ElementKey) -> UICollectionReusableView {
        if let request, request.element == element, let existing = reconfigured[element.indexPath] {
            self.request?.dequeued.append(existing)
            return existing
        }
        guard let view = takeOrMakeView(key, for: element.indexPath) else { return UICollectionViewCell() }
        view.element = element
        view.reuseIdentifier = key.identifier
        if let attributes = answers.attributes(for: element) {
            view.bounds.size = attributes.size
            if StandIn.variant.contains(.appliesAttributesOnDequeue) { view.take(mirrored(attributes)) }
        }
        request?.dequeued.append(view)
        return view
    }

    private func takeOrMakeView(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView? {
        if let waiting = reuseQueues.takeWaiting(key, for: indexPath) {
            waiting.appliedAttributes = nil
            if !waiting.hasFirstResponder { waiting.prepareForReuse() }
            return waiting
        }
        if let made = reuseQueues.make(key) { return made }
        StandIn.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: \(key.kind ?? "UICollectionElementKindCell") with identifier "
                + "\(key.identifier) - must register a nib or a class for the identifier or connect a prototype "
                + "cell in a storyboard")
        return nil
    }

    /// Requests the view of an element from the data source or the layout.
    func requestView(for key: ElementKey) -> UICollectionReusableView? {
        if key.category == .decorationView { return makeDecorationView(key) }
        guard let dataSource else { return nil }
        let outer = request
        request = ElementRequest(element: key)
        defer { request = outer }
        let view: UICollectionReusableView?
        if key.category == .cell {
            view = dataSource.collectionView(self, cellForItemAt: key.indexPath)
        } else {
            view = dataSource.collectionView?(
                self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
        }
        guard let view else { return nil }
        if request?.dequeued.contains(view) != true {
            let method =
                key.category == .cell
                ? "-collectionView:cellForItemAtIndexPath:"
                : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
            StandIn.raise(
                .internalInconsistency,
                "the view returned from \(method) (\(key.indexPath)) was not retrieved by calling "
                    + "-dequeueReusableCellWithReuseIdentifier:forIndexPath: or is nil")
        }
        return view
    }

    private func makeDecorationView(_ key: ElementKey) -> UICollectionReusableView? {
        guard case .viewClass(let viewClass) = layout.decorationViews[key.kind ?? ""],
            let decorationClass = viewClass as? UICollectionReusableView.Type
        else {
            StandIn.raise(
                .internalInconsistency,
                "could not dequeue a view of kind: \(key.kind ?? "") - must register a class for the decoration view"
            )
            return nil
        }
        return decorationClass.init(dequeuedWithFrame: .zero)
    }

    func announceDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.indexPath)
        }
    }

    func endDisplaying(_ key: ElementKey) {
        guard let view = shown.removeValue(forKey: key) else { return }
        endDisplaying(view, key)
    }

    /// Removes a view from display and enqueues it.
    ///
    /// UIKit hides such views and keeps them in the hierarchy until their reuse: the only documented ways to
    /// detect it are `isHidden` and `visibleCells`.
    func endDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
        if view.reuseIdentifier == nil { view.removeFromSuperview() } else { view.isHidden = true }
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
                at: key.indexPath)
        }
        view.lastIndexPath = key.indexPath
        view.element = nil
        view.layoutAnswer = nil
        guard let identifier = view.reuseIdentifier else { return }
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = false
            cell.isHighlighted = false
        }
        reuseQueues.put(view, ReuseKey(key.category, key.kind, identifier))
    }

    /// Requests the reconfiguration of displayed cells from the data source.
    func reconfigure(_ indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            guard let cell = cellForItem(at: indexPath) ?? prepared[indexPath] else { continue }
            reconfigured = [indexPath: cell]
            _ = requestView(for: .cell(indexPath))
            reconfigured = [:]
        }
    }
}
