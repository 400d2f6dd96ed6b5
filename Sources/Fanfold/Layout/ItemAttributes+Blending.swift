extension ItemAttributes {
    /// The pose a part of the way from this one to another, component by component.
    ///
    /// - Parameters:
    ///   - other: The pose at 1.
    ///   - fraction: 0 is this pose; values outside 0...1 go on beyond.
    /// - Complexity: O(1), without allocation.
    public func blended(with other: ItemAttributes, _ fraction: Double) -> ItemAttributes {
        var result = self
        result.center.x = mix(center.x, other.center.x, fraction)
        result.center.y = mix(center.y, other.center.y, fraction)
        result.size.width = max(mix(size.width, other.size.width, fraction), 0)
        result.size.height = max(mix(size.height, other.size.height, fraction), 0)
        result.scale = max(mix(scale, other.scale, fraction), 0)
        result.rotation.x = mix(rotation.x, other.rotation.x, fraction)
        result.rotation.y = mix(rotation.y, other.rotation.y, fraction)
        result.rotation.z = mix(rotation.z, other.rotation.z, fraction)
        result.depth = mix(depth, other.depth, fraction)
        result.eyeDistance = max(mix(eyeDistance, other.eyeDistance, fraction), 1)
        result.opacity = mix(opacity, other.opacity, fraction).clamped(to: 0...1)
        result.z = mix(z, other.z, fraction)
        result.progress = mix(progress, other.progress, fraction)
        let difference = other.appearance.values - appearance.values
        result.appearance.values = appearance.values + difference * fraction
        return result
    }

    /// A cross-fade instead of a movement: this pose fades out, then the other one fades in.
    ///
    /// What Reduce Motion makes of ``blended(with:_:)``.
    public func crossFaded(with other: ItemAttributes, _ fraction: Double) -> ItemAttributes {
        let part = fraction.clamped(to: 0...1)
        var result = part < 0.5 ? self : other
        result.opacity *= abs(1 - 2 * part)
        return result
    }
}
