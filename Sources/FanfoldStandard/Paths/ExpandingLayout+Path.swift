@_spi(Host) import Fanfold
import FanfoldKeyframes

@_spi(Host)
extension ExpandingLayout: PathLayout {
    /// Returns the path of rows that keep the height of the featured row: the next row covers their lower part.
    public func path(prefersReducedMotion: Bool) -> LayoutPath {
        let (standard, featured, drag) = (standardLength, featuredLength, dragDistance)
        let height = prefersReducedMotion ? drag : featured
        let far = 50 * max(featured / standard, 1)
        var path = LayoutPath(
            axis: axis, order: .laterInFront, snaps: snaps, width: .width, height: .points(height),
            pitch: .points(drag), leading: .zero, trailing: .height - .points(drag), rest: .zero,
            origin: .zero, unit: .points(drag), knots: [-far, 0, 1, far]
        ) { distance in
            let growing = distance.clamped(to: 0...1) * (featured - standard)
            let top = prefersReducedMotion ? distance * drag : standard * distance + growing
            return LayoutPath.Pose(y: .points(top + height / 2) - .height / 2)
        }
        path.isCentered = false
        path.shrunkHeight = prefersReducedMotion ? nil : .points(standard)
        return path
    }
}
