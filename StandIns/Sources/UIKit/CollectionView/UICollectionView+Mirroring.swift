extension UICollectionView {
    /// Whether the layout works in coordinates that run the other way.
    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private var mirroringWidth: CGFloat { max(contentSize.width, bounds.width) }

    /// From the view's coordinates to the layout's, and back.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: mirroringWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// From the layout's coordinates to the view's. Transforms stay as they are.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let result = attributes.duplicate()
        result.center.x = mirroringWidth - attributes.center.x
        return result
    }
}
