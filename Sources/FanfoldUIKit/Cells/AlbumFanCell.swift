#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// An item of an album fan: a square cover, and covers behind it that shift as the item crosses the viewport.
///
/// The covers have the height of the cell, and are centered in it.
open class AlbumFanCell: FanfoldCell {
    /// The pictures, the front cover first. The layout limits their number to its layers.
    public var images: [UIImage] = [] {
        didSet { updateLayers() }
    }

    /// The layout that determines the number, opacity and step of the layers. The cell reads it from its layout
    /// attributes; in another layout, it has default parameters.
    public var fan = AlbumFanLayout() {
        didSet { if fan != oldValue { updateLayers() } }
    }

    /// The visible covers, the front one first.
    public private(set) var layerViews: [UIImageView] = []

    private var offsets = AppearanceValues.zero

    open override func adapt(to attributes: FanfoldLayoutAttributes) {
        if let fan = attributes.layout as? AlbumFanLayout { self.fan = fan }
        offsets = attributes.appearance
        setNeedsLayout()
    }

    /// Removes the pictures, so that those of another album never appear.
    open override func prepareForReuse() {
        super.prepareForReuse()
        images = []
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = contentView.bounds.height
        let first = fan.layerOffsets.offset
        for (layer, view) in layerViews.enumerated() {
            let step = CGFloat(layer) * fan.layerStep
            view.bounds.size = CGSize(width: max(side - step, 0), height: side)
            view.center = CGPoint(
                x: contentView.bounds.midX + offsets.values[first + layer],
                y: contentView.bounds.midY - step)
        }
    }

    private func updateLayers() {
        let count = min(images.count, fan.layers)
        while layerViews.count > count { layerViews.removeLast().removeFromSuperview() }
        while layerViews.count < count { addLayer() }
        for (layer, view) in layerViews.enumerated() {
            view.image = images[layer]
            view.alpha = fan.layerOpacity(layer)
        }
        setNeedsLayout()
    }

    /// Adds a cover behind the others.
    private func addLayer() {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        contentView.insertSubview(view, at: 0)
        layerViews.append(view)
    }
}
#endif
