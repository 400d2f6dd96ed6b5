#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// A black radial gradient in front of the items.
final class VignetteView: UIView {
    /// The vignette; nil shows none.
    var vignette: Vignette? {
        didSet {
            isHidden = vignette == nil
            if vignette != oldValue { showVignette() }
        }
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var gradient: CAGradientLayer? { layer as? CAGradientLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = Self.inFront
        gradient?.type = .radial
        gradient?.startPoint = CGPoint(x: 0.5, y: 0.5)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        showVignette()
    }

    private func showVignette() {
        guard let vignette, bounds.width > 0, bounds.height > 0 else {
            gradient?.colors = nil
            return
        }
        let stops = [vignette.inner, vignette.middle, vignette.outer]
        gradient?.colors = stops.map { UIColor.black.withAlphaComponent($0.opacity).cgColor }
        gradient?.locations = stops.map { NSNumber(value: $0.location) }
        // The gradient is a circle, whatever the shape of the view.
        let radius = vignette.radius * bounds.width
        gradient?.endPoint = CGPoint(x: 0.5 + radius / bounds.width, y: 0.5 + radius / bounds.height)
    }

    /// The z position in front of all items.
    private static var inFront: CGFloat { 1e9 }
}
#endif
