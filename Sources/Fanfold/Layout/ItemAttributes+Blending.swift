extension ItemAttributes {
    /// Returns the pose between this pose and another one, component by component.
    ///
    /// - Parameters:
    ///    - other: The pose at 1.
    ///    - fraction: 0 is this pose; values outside 0...1 extrapolate.
    /// - Complexity: O(1), without allocation.
    public func blended(with other: ItemAttributes, _ fraction: Double) -> ItemAttributes {
        var result = self
        result.blend(with: other, fraction)
        return result
    }
}

// These methods work in place, because a pose is large to copy.
extension ItemAttributes {
    /// Blends, or cross-fades under Reduce Motion.
    @usableFromInline
    mutating func blend(with other: ItemAttributes, _ fraction: Double, prefersReducedMotion: Bool) {
        if prefersReducedMotion { crossFade(with: other, fraction) } else { blend(with: other, fraction) }
    }

    @usableFromInline
    mutating func blend(with other: ItemAttributes, _ fraction: Double) {
        center.x = mix(center.x, other.center.x, fraction)
        center.y = mix(center.y, other.center.y, fraction)
        size.width = max(mix(size.width, other.size.width, fraction), 0)
        size.height = max(mix(size.height, other.size.height, fraction), 0)
        scale = max(mix(scale, other.scale, fraction), 0)
        rotation.x = mix(rotation.x, other.rotation.x, fraction)
        rotation.y = mix(rotation.y, other.rotation.y, fraction)
        rotation.z = mix(rotation.z, other.rotation.z, fraction)
        depth = mix(depth, other.depth, fraction)
        eyeDistance = max(mix(eyeDistance, other.eyeDistance, fraction), 1)
        #if !hasFeature(Embedded) || FANFOLD_KEYFRAMES
        if eyeOffset != .zero || other.eyeOffset != .zero {
            eyeOffset.x = mix(eyeOffset.x, other.eyeOffset.x, fraction)
            eyeOffset.y = mix(eyeOffset.y, other.eyeOffset.y, fraction)
        }
        #endif
        opacity = mix(opacity, other.opacity, fraction).clamped(to: 0...1)
        z = mix(z, other.z, fraction)
        progress = mix(progress, other.progress, fraction)
        appearance.values += (other.appearance.values - appearance.values) * fraction
    }

    /// This pose fades out, then the other one fades in.
    private mutating func crossFade(with other: ItemAttributes, _ fraction: Double) {
        let part = fraction.clamped(to: 0...1)
        if part >= 0.5 { self = other }
        opacity *= abs(1 - 2 * part)
    }
}
