extension CALayer {
    /// Simulated: which of the layer's own sublayers is seen at a point of it.
    ///
    /// Core Animation draws siblings by their depth, which `transform` and `zPosition` make together. So two layers that
    /// are turned cut through one another, and one may be in front of the other at one point and behind it at the next.
    /// At the same depth, the later one is in front.
    ///
    /// Sources: the documentation of `CALayer.zPosition` (“the layer's position on the z axis”, in points, in single
    /// precision), of `CALayer.transform`, and of `CATransformLayer`.
    public func sublayerSeen(at point: CGPoint) -> CALayer? {
        var front: (layer: CALayer, depth: Float)?
        for layer in children where layer.isDrawn {
            guard let inside = layer.matrix.unprojecting(point), layer.contains(inside) else { continue }
            let depth = Float(layer.matrix.depth(of: inside))
            if depth >= front?.depth ?? -.infinity { front = (layer, depth) }
        }
        return front?.layer
    }

    private var isDrawn: Bool { !isHidden && opacity > 0 }
}

extension CATransform3D {
    /// How near the eye a point of the plane z = 0 comes to lie.
    func depth(of point: CGPoint) -> CGFloat {
        (point.x * m13 + point.y * m23 + m43) / (point.x * m14 + point.y * m24 + m44)
    }
}
