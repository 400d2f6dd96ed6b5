import UIKit

/// A black gradient under text with given opacities.
internal final class ShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(_ opacities: [CGFloat], from start: CGPoint, to end: CGPoint) {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.colors = opacities.map { UIColor.black.withAlphaComponent($0).cgColor }
        layer.startPoint = start
        layer.endPoint = end
    }
}
