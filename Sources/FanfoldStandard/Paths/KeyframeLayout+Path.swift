@_spi(Host) import Fanfold
@_spi(Host) import FanfoldKeyframes

@_spi(Host)
extension KeyframeLayout: PathLayout {
    public func path(prefersReducedMotion: Bool) throws(LayoutPathError) -> LayoutPath {
        try requirePath()
        let (curves, middle) = (curves, RelativeLength.middle(along: axis))
        let place = middle - curves.pitchParts / 2
        var path = LayoutPath(
            axis: axis, order: rules.order, snaps: snaps, width: curves.segments[0].a.width,
            height: curves.segments[0].a.height, pitch: curves.pitchParts, leading: place, trailing: place,
            rest: place, origin: place, unit: curves.pitchParts, knots: knots
        ) { distance in
            prefersReducedMotion ? curves.reducedPose(at: distance) : curves.pose(at: distance)
        }
        guard !curves.isFlat, !prefersReducedMotion else { return path }
        path.anchor = curves.anchor
        path.eyeDistances = [curves.eyeParts]
        path.eye = rules.sharesEye ? .shared : .own
        path.hidesBacks = rules.hidesBacks
        return path
    }

    /// The keyframes' distances, and those up to which items move on or are held in sight.
    private var knots: [Double] {
        let knots = keyframes.map { $0.distance }
        let (first, last) = (knots[0], knots[knots.count - 1])
        return (isSeen(rules.before, first) ? [min(first - 1, -Self.far)] : []) + knots
            + (isSeen(rules.after, last) ? [max(last + 1, Self.far)] : [])
    }

    /// Returns whether items may be visible beyond the keyframe at an end.
    private func isSeen(_ end: KeyframeEnd, _ distance: Double) -> Bool {
        end == .continued || !rules.hidesBacks && curves.pose(at: distance).opacity > 0
    }

    private func requirePath() throws(LayoutPathError) {
        if rules.isStacked {
            throw LayoutPathError(
                description: "stacked must be false, but is true: sizes would depend on the distance")
        }
        if rules.before == .repeated {
            throw LayoutPathError(
                description:
                    "before must be \"held\" or \"continued\", but is \"repeated\": turns would have no end")
        }
        if !rules.sharesEye && rules.anchor != .center {
            throw LayoutPathError(
                description:
                    "perspective must be \"shared\" with an anchor, but is \"own\": the eye would move")
        }
        try requireConstant("width") { $0.width }
        try requireConstant("height") { $0.height }
    }

    private func requireConstant(
        _ name: String, _ value: (Keyframe) -> KeyframeLength?
    ) throws(LayoutPathError) {
        guard let first = keyframes.compactMap(value).first,
            let index = keyframes.firstIndex(where: { (value($0) ?? first) != first })
        else { return }
        throw LayoutPathError(
            description:
                "keyframes[\(index)].\(name) must be that of the other keyframes, but differs: use scale")
    }

    /// The distance up to which straight lines continue, in items.
    private static var far: Double { 30 }
}

extension KeyframeCurves {
    /// Returns the pose at a distance from the item shown.
    fileprivate func pose(at distance: Double) -> LayoutPath.Pose {
        let (index, u, _) = segment(at: distance)
        let (segment, turn) = (segments[index], segments[index].turn(u))
        return LayoutPath.Pose(
            x: segment.x(u), y: segment.y(u), scale: max(turn.w, 0),
            rotation: Rotation(x: turn.x, y: turn.y, z: turn.z), depth: segment.depth(u),
            opacity: segment.opacity(u).clamped(to: 0...1))
    }

    /// Returns the pose at a distance with reduced motion: upright, at the turned center, fading as its back appears.
    fileprivate func reducedPose(at distance: Double) -> LayoutPath.Pose {
        let pose = pose(at: distance)
        let axes = Transform3D.rotation(pose.rotation).rows
        func turned(_ lane: Int) -> RelativeLength {
            anchor.x * axes.0[lane] + anchor.y * axes.1[lane] + anchor.z * axes.2[lane]
        }
        let isTurned = pose.rotation != .zero
        // Pages keep their full size and the edge that faces the page shown.
        let excess = rules.isPaged ? (1 - pose.scale.clamped(to: 0...1)) / 2 * (distance < 0 ? -1 : 1) : 0
        return LayoutPath.Pose(
            x: pose.x + (isTurned ? anchor.x - turned(0) : .zero)
                + (axis == .horizontal ? excess * segments[0].a.width : .zero),
            y: pose.y + (isTurned ? anchor.y - turned(1) : .zero)
                + (axis == .vertical ? excess * segments[0].a.height : .zero),
            opacity: pose.opacity * (rules.hidesBacks && isTurned ? max(axes.2.z, 0) : 1))
    }
}

extension RelativeLength {
    fileprivate static func middle(along axis: Axis) -> RelativeLength {
        axis == .horizontal ? .width / 2 : .height / 2
    }
}
