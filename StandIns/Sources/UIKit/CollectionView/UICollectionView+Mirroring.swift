extension UICollectionView {
    /// Whether the layout uses mirrored coordinates.
    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private var mirroringWidth: CGFloat { max(contentSize.width, bounds.width) }

    /// Converts from the view's to the layout's coordinates and back.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: mirroringWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Converts from the layout's to the view's coordinates. Transforms are unchanged.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let result = attributes.duplicate()
        result.center.x = mirroringWidth - attributes.center.x
        return result
    }
}
