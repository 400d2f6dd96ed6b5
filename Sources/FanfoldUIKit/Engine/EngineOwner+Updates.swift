#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Updates, and changes of the bounds.
extension EngineOwner {
    /// Changes the items of the engine.
    ///
    /// - Returns: Whether items are shown elsewhere than in the last pass.
    func begin(_ updates: [UICollectionViewUpdateItem]) -> Bool {
        updateStage = .current
        updateCount += 1
        guard let before = passBeforeItemsChanged, var now = frame?.geometry, hasEngine else {
            return false
        }
        noteSettings()
        let map = ItemMap(updates, before: before.geometry.sections, after: now.sections)
        let (layout, offset) = (engineSettings.applied(to: now.layout), engine.context.offset)
        perform { engine, time in
            change(&engine, by: map, from: before, to: layout, at: time)
            engine.advance(to: time)
            // Mirrored content is elsewhere in a scroll view whose content has another length.
            engine.forgetReportedOffset()
        }
        noteSettings()
        decelerationTarget = decelerationTarget.map { $0 + engine.context.offset - offset }
        // The layout may have changed together with the items.
        if let view { reconfigure(now, view, isScrolled: isScrolledAmongBars(now, view)) }
        // UIKit must not animate the moves of the engine.
        if settings.isLive, let view {
            // The scroll view has taken over the length of the content since the pass.
            now = currentGeometry ?? now
            UIView.performWithoutAnimation { _ = step(&now, in: view) }
        }
        publishUpdates(now)
        change = LayoutChange(before: before, map: map, isFollowed: settings.isLive)
        host?.renumberItems(by: map)
        return true
    }

    private func change(
        _ engine: inout HostedEngine, by map: ItemMap, from before: FormerPass,
        to layout: AnyCollectionLayout, at time: Double
    ) {
        guard engine.context.count == before.geometry.context.count else { return }
        guard let host else {
            return engine.apply(map.changes, layout: layout, animated: false, time: time)
        }
        host.apply(map, layout, to: &engine, time: time)
    }

    /// Begins the change to another layout. Items move from their present positions.
    func beginTransition() {
        change = formerPass.map { LayoutChange(before: $0, map: .identity, isFollowed: true) }
    }

    /// Begins a change of the size. The items stay the same.
    func beginChange(from size: CGSize) {
        let former = Fanfold.Size(width: size.width, height: size.height)
        let passes = [formerPass].compactMap { $0 } + passesOfFormerSizes
        let known = passes.first { $0.geometry.context.viewport == former }
        change = (known ?? formerPass).map { LayoutChange(before: $0, map: .identity) }
    }

    func endChange() {
        change = nil
    }

    /// The content offset after a change: that of the engine, unless a finger holds the content.
    func target(forProposed proposed: CGPoint, in view: UICollectionView) -> CGPoint {
        guard let now = currentGeometry else { return proposed }
        guard hasEngine, now.hasArea, change != nil || engine.requestedOffset != nil else {
            let range = now.layout.offsetRange(in: now.context)
            let offset = now.offset(ofContentOffset: proposed).clamped(to: range)
            return phase(of: view) == .idle ? now.contentOffset(at: offset, keeping: proposed) : proposed
        }
        return now.contentOffset(at: engine.context.offset, keeping: proposed)
    }
}
#endif
