extension CALayer {
    /// The layer's bounding box in the superlayer.
    public var frame: CGRect {
        get { matrix.projecting(bounds) }
        set {
            let linear = CATransform3DGetAffineTransform(transform).inverted()
            let size = CGRect(origin: .zero, size: newValue.size).applying(linear).size
            bounds.size = size
            let shift = newValue.origin - frame.origin
            position = position + shift
        }
    }

    /// Converts from the layer's coordinates to those of its superlayer; perspective is applied there.
    var matrix: CATransform3D {
        let anchor = anchorInBounds
        let own = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
        let placed = CATransform3DConcat(own, CATransform3DMakeTranslation(position.x, position.y, zPosition))
        guard let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) else { return placed }
        let centre = superlayer.anchorInBounds
        let eye = CATransform3DConcat(
            CATransform3DTranslate(superlayer.sublayerTransform, -centre.x, -centre.y, 0),
            CATransform3DMakeTranslation(centre.x, centre.y, 0))
        return CATransform3DConcat(placed, eye)
    }

    private var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.width,
            y: bounds.origin.y + anchorPoint.y * bounds.height)
    }

    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Converts a point from `layer`, or from the outermost layer, to this one, through all transforms.
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        let outer = layer?.inOutermostLayer(p) ?? p
        return fromOutermostLayer(outer) ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan)
    }

    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        guard let layer else { return inOutermostLayer(p) }
        return layer.convert(p, from: self)
    }

    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        CGRect(holding: r.corners.map { convert($0, from: layer) })
    }

    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        CGRect(holding: r.corners.map { convert($0, to: layer) })
    }

    private func inOutermostLayer(_ p: CGPoint) -> CGPoint {
        guard let superlayer else { return p }
        return superlayer.inOutermostLayer(matrix.projecting(p) ?? CGPoint(x: CGFloat.nan, y: .nan))
    }

    /// Nil if the layer is not visible at the point: it is edge-on or behind the eye there.
    private func fromOutermostLayer(_ p: CGPoint) -> CGPoint? {
        guard let superlayer else { return p }
        return superlayer.fromOutermostLayer(p).flatMap(matrix.unprojecting)
    }
}
