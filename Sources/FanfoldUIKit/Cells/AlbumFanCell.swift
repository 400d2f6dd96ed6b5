#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// An item of an album fan: a square cover, and others fanned out behind it that shift as it moves across.
///
/// The covers are as high as the cell, in the middle of it.
open class AlbumFanCell: FanfoldCell {
    /// The pictures, the front cover first. As many are shown as the layout has layers.
    public var images: [UIImage] = [] {
        didSet { updateLayers() }
    }

    /// The layout whose layers are shown, for their number, opacity and step. The default value is one with its
    /// default parameters.
    public var fan = AlbumFanLayout() {
        didSet { if fan != oldValue { updateLayers() } }
    }

    /// The covers that are shown, the front one first.
    public private(set) var layerViews: [UIImageView] = []

    private var offsets = AppearanceValues.zero

    open override func adapt(to attributes: FanfoldLayoutAttributes) {
        offsets = attributes.appearance
        setNeedsLayout()
    }

    /// Takes the pictures away, so that no other album's are seen.
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

    /// A cover behind those that are there.
    private func addLayer() {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        contentView.insertSubview(view, at: 0)
        layerViews.append(view)
    }
}
#endif
