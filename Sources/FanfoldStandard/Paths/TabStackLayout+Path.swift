@_spi(Host) import Fanfold
import FanfoldKeyframes

@_spi(Host)
extension TabStackLayout: PathLayout {
    public func path(prefersReducedMotion: Bool) -> LayoutPath {
        let (layout, height) = (self, RelativeLength.height * pageHeight)
        var path = LayoutPath(
            axis: axis, order: .laterInFront, snaps: snaps, width: .width * pageWidth, height: height,
            pitch: .points(pitch), leading: .points(topInset), trailing: .height - .points(pitch),
            rest: .points(topInset), origin: .zero, unit: .height, knots: [0, Self.fullyTurned]
        ) { progress in
            var pose = LayoutPath.Pose(y: .height * (progress - 0.5) + height / 2)
            guard !prefersReducedMotion else { return pose }
            pose.rotation.x = layout.tilt(at: max(progress, 0))
            pose.depth = .points(layout.setBack)
            return pose
        }
        path.isCentered = false
        path.eye = .own
        path.eyeDistances =
            prefersReducedMotion
            ? [] : [.points(eyeDistance), (height / 2 - .points(setBack)) / (1 - Self.nearest)]
        return path
    }
}
