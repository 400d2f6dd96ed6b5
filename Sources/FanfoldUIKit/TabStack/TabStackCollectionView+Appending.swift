#if canImport(UIKit)
import Fanfold
import UIKit

extension TabStackCollectionView {
    /// Appends an item as a browser opens a tab: dismisses what is highlighted, scrolls to the end, has the data source
    /// append an item, lets it fall into place, and highlights it.
    ///
    /// Calls made while one runs wait for it, in order. The data source has to be a
    /// ``TabStackCollectionViewDataSource``.
    ///
    /// - Parameter completion: Told whether the new item fills the viewport.
    public func appendItem(completion: ((Bool) -> Void)? = nil) {
        guard committer != nil else {
            completion?(false)
            return
        }
        layoutIfNeeded()
        if steps.isEmpty { beginDismissal() }
        steps += [.scrollToEnd, .append(completion: completion)]
        startMoving()
    }

    func commitAppending(_ completion: ((Bool) -> Void)?) {
        let count = snapshot?.sections.count ?? 0
        committer?.tabStackCommitAppending(self)
        layoutIfNeeded()
        let isLonger = (snapshot?.sections.count ?? 0) > count
        guard isLonger, let last = snapshot.map({ $0.sections.count - 1 }) else {
            completion?(false)
            return
        }
        steps.insert(.highlight(track(last), completion: completion), at: 0)
    }
}
#endif
