extension CALayer {
    /// Simulated: the layer's front-most sublayer at a point.
    ///
    /// Core Animation draws siblings by depth, which results from `transform` and `zPosition`. Two tilted
    /// layers intersect: one can be in front of the other at one point and behind it at another. At equal
    /// depth, the later one is in front.
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
    /// The depth of a point of the plane z = 0 towards the eye.
    func depth(of point: CGPoint) -> CGFloat {
        (point.x * m13 + point.y * m23 + m43) / (point.x * m14 + point.y * m24 + m44)
    }
}
