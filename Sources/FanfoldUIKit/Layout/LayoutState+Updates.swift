#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// Updates, and changes of the bounds.
extension LayoutState {
    /// The items change, and the engine with them.
    ///
    /// - Returns: Whether items are shown in other places now than the last pass said.
    func begin(_ updates: [UICollectionViewUpdateItem]) -> Bool {
        guard let before = snapshotBeforeItemsChanged, var after = snapshot, engine != nil else {
            return false
        }
        awaitsUpdates = false
        let map = ItemMap(updates, before: before.sections, after: after.sections)
        perform { engine, time in
            change(&engine, by: map, at: time)
            engine.advance(to: time)
        }
        let isLive = host?.isLive == true
        // What the engine moves, UIKit does not animate besides.
        if isLive, let view { UIView.performWithoutAnimation { carryOutRequest(&after, in: view) } }
        after.adopt(engine)
        snapshot = after
        change = LayoutChange(before: before, map: map, isFollowed: isLive)
        host?.follow(map, from: before)
        return true
    }

    private func change(_ engine: inout HostedEngine, by map: ItemMap, at time: Double) {
        guard let before = snapshotBeforeItemsChanged, engine.context.count == before.context.count else {
            return
        }
        guard let host else { return engine.apply(map.changes, animated: false, time: time) }
        host.apply(map, to: &engine, time: time)
    }

    /// Another layout takes over, and items go by themselves from where they are seen.
    func beginTransition() {
        change = snapshot.map { LayoutChange(before: $0, map: .identity, isFollowed: true) }
    }

    /// The size changes. The items stay what they are.
    func beginChange(from size: CGSize) {
        let former = Fanfold.Size(width: size.width, height: size.height)
        let known = [snapshot, snapshotOfFormerSize].first { $0?.context.viewport == former }
        change = (known ?? snapshot).map { LayoutChange(before: $0, map: .identity) }
    }

    func end() {
        change = nil
    }

    /// Where the content is after a change: where the engine has it, unless a finger holds it.
    func target(forProposed proposed: CGPoint, in view: UICollectionView) -> CGPoint {
        guard let now = current(in: view) else { return proposed }
        guard let engine, now.hasArea, change != nil || engine.requestedOffset != nil else {
            let range = now.layout.offsetRange(in: now.context)
            let offset = now.offset(ofContentOffset: proposed, in: view).clamped(to: range)
            return phase(of: view) == .idle
                ? now.contentOffset(at: offset, in: view, keeping: proposed) : proposed
        }
        return now.contentOffset(at: engine.context.offset, in: view, keeping: proposed)
    }

    /// How an item is shown, as UIKit has it.
    func attributes(
        of index: Int, _ pose: ItemAttributes, in snapshot: LayoutSnapshot
    ) -> FanfoldLayoutAttributes {
        let attributes = FanfoldLayoutAttributes(
            pose, at: snapshot.sections.indexPath(of: index), center: snapshot.inContent(pose.center),
            zIndex: snapshot.zIndex(of: index, pose))
        attributes.isCovered = isCovered(index)
        return attributes
    }

    /// Where an item starts that a change brings into view; nil where nothing changes.
    func initialAttributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let change, let snapshot, let index = snapshot.sections.index(of: indexPath) else { return nil }
        let pose = change.initialPose(of: index, after: snapshot)
        let seen = change.isFollowed ? snapshot : change.before
        return FanfoldLayoutAttributes(
            pose, at: indexPath, center: seen.inContent(pose.center), zIndex: snapshot.zIndex(of: index, pose)
        )
    }

    /// Where an item ends that a change takes out of view; nil where nothing changes. Of one that leaves, the host shows
    /// a likeness, so that the cell itself is not seen.
    func finalAttributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let change, let snapshot, let index = change.before.sections.index(of: indexPath) else {
            return nil
        }
        let pose = change.finalPose(of: index, after: snapshot)
        let attributes = FanfoldLayoutAttributes(
            pose, at: indexPath, center: snapshot.inContent(pose.center),
            zIndex: snapshot.zIndex(of: change.map.image(of: index), pose))
        attributes.isHidden = change.isFollowed && change.map.image(of: index) == nil
        return attributes
    }
}
#endif
