@_spi(Host) import Fanfold
import FanfoldKeyframes

@_spi(Host)
extension TaskSwitcherLayout: PathLayout {
    public func path(prefersReducedMotion: Bool) -> LayoutPath {
        let (layout, row) = (self, 1 / (cardsPerViewport - 1))
        let end = max(cardHeight / 2, 1 - restingAnchor - row / 2)
        return LayoutPath(
            axis: axis, order: .laterInFront, snaps: snaps, width: .width * cardWidth,
            height: .height * cardHeight, pitch: .height * row, leading: .height * (leadingRows * row),
            trailing: .height * end, rest: .height * (restingAnchor - row / 2),
            origin: .height * (0.5 - row / 2), unit: .height / progressSpan,
            knots: knots(prefersReducedMotion)
        ) { progress in
            prefersReducedMotion
                ? layout.reducedPose(at: progress, row: row) : layout.pose(at: progress, row: row)
        }
    }

    /// Cards are invisible at both ends.
    private func knots(_ prefersReducedMotion: Bool) -> [Double] {
        let fadedOut = -1 / fade
        guard !prefersReducedMotion else { return [fadedOut, Self.below] }
        return [fadedOut] + [stackProgress, 0].filter { $0 > fadedOut } + [Self.below]
    }

    private func pose(at progress: Double, row: Double) -> LayoutPath.Pose {
        let shown = max(progress, stackProgress)
        let bend = shown > 0 ? displacementBelow * shown : displacementAbove * shown * shown
        let scale = 1 + scaleSlope * shown
        let y = shown / progressSpan + (cardHeight - row) / 2 * scale + bend - lift * cardHeight
        var pose = LayoutPath.Pose(y: .height * y, scale: scale)
        pose.opacity = (1 + fade * progress).clamped(to: 0...1)
        return pose
    }

    private func reducedPose(at progress: Double, row: Double) -> LayoutPath.Pose {
        LayoutPath.Pose(y: .height * (progress / progressSpan + (cardHeight - row) / 2 - lift * cardHeight))
    }

    /// A progress below the viewport's bottom edge for all parameters.
    private static var below: Double { 10 }
}
