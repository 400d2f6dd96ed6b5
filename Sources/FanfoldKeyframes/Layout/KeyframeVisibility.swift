import Fanfold

extension KeyframeLayout {
    /// Throws if no item is visible at any distance.
    func validateVisibility() throws(KeyframeError) {
        for viewport in Self.usualViewports where showsItem(in: viewport) { return }
        if let transparent = keyframes.firstIndex(where: { $0.opacity != nil }),
            keyframes.allSatisfy({ ($0.opacity ?? 0) == 0 })
        {
            throw KeyframeError(keyframe: transparent, property: "opacity", value: 0, reason: .transparent)
        }
        throw error(after: false, .invisible)
    }

    /// Returns whether an item is visible at a distance that a viewport may show.
    private func showsItem(in viewport: Size) -> Bool {
        let context = LayoutContext(viewport: viewport, count: 1)
        guard let space = LayoutSpace(context, axis: axis) else { return false }
        let area = KeyframeArea(space, axis)
        func isVisible(at distance: Double) -> Bool {
            let pose = validatedPose(at: distance, in: area, false)
            return curves.rules.isStacked
                ? pose.opacity > 0 && !pose.size.isEmpty : !isHidden(pose, in: space)
        }
        let first = visibleExtent(after: false, space, area)
        let step = (visibleExtent(after: true, space, area) - first) / Double(Self.sampleCount)
        return curves.starts.contains(where: isVisible)
            || (0...Self.sampleCount).contains { isVisible(at: first + step * Double($0)) }
    }

    /// The number of distances at which visibility is tested.
    private static var sampleCount: Int { 100 }
}

// Validation is not inlined: it would repeat the code of poses, a twentieth of the WebAssembly.
extension KeyframeLayout {
    @inline(never)
    func validatedPose(
        at distance: Double, in area: KeyframeArea, _ prefersReducedMotion: Bool
    ) -> ItemAttributes {
        pose(at: distance, in: area, prefersReducedMotion: prefersReducedMotion)
    }

    @inline(never)
    func isHidden(_ pose: ItemAttributes, in space: LayoutSpace) -> Bool {
        pose.scale == 0 || pose.size.isEmpty || pose.projection(in: space.visibleArea(along: axis)) == nil
    }

    @inline(never)
    func visibleExtent(after: Bool, _ space: LayoutSpace, _ area: KeyframeArea) -> Double {
        curves.segments.withUnsafeBufferPointer { segments in
            KeyframeVisibleExtent(self, space, area, segments).distance(after: after)
        }
    }
}
