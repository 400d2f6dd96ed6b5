@_spi(Host) import Fanfold
import FanfoldKeyframes

@_spi(Host)
extension AlbumFanLayout: PathLayout {
    /// Returns the path of the items. The layers' shifts are proportional to its parameter.
    public func path(prefersReducedMotion: Bool) -> LayoutPath {
        let (width, unit) = (
            RelativeLength.points(itemWidth), (RelativeLength.width + .points(itemWidth)) / 2
        )
        var path = LayoutPath(
            axis: axis, order: .laterInFront, snaps: snaps, width: width, height: .points(coverSide),
            pitch: .points(stride), leading: .zero, trailing: .points(itemWidth - stride), rest: .zero,
            origin: (.width - width) / 2, unit: unit, knots: [-1, 1]
        ) { progress in
            LayoutPath.Pose(x: unit * progress)
        }
        path.isCentered = false
        return path
    }
}
