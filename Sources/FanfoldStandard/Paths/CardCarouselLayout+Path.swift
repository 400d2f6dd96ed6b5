@_spi(Host) import Fanfold
import FanfoldKeyframes

@_spi(Host)
extension CardCarouselLayout: PathLayout {
    public func path(prefersReducedMotion: Bool) -> LayoutPath {
        let stride = cardWidth + gap
        let (side, falloff, shift) = (sideInset - gap / 2, falloff, alignmentShift)
        let rest = (1 - stride) / 2 + shift
        // A card farther than a viewport from its resting place is invisible.
        return LayoutPath(
            axis: axis, order: .laterInFront, snaps: snaps, width: .width * cardWidth,
            height: .height * cardHeight, pitch: .width * stride, leading: .width * side,
            trailing: .width * side, rest: .width * rest, origin: .width * rest, unit: .width,
            knots: [-1, 0, 1]
        ) { progress in
            var pose = LayoutPath.Pose(x: .width * (progress + shift))
            if !prefersReducedMotion { pose.scale = Self.scale(at: progress, falloff: falloff) }
            return pose
        }
    }
}
