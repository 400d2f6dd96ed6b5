import UIKit

// <focal-points>
/// The focal points of pictures, as fractions of their size. Other pictures are centered.
private let focalPoints: [String: CGPoint] = [:]
// </focal-points>

/// A picture that fills its bounds around its focal point.
internal final class PictureView: UIView {
    private let imageView = UIImageView()
    private var focus = CGPoint(x: 0.5, y: 0.5)

    func show(_ name: String) {
        imageView.image = UIImage(named: name)
        focus = focalPoints[name] ?? CGPoint(x: 0.5, y: 0.5)
        clipsToBounds = true
        addSubview(imageView)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? CGSize(width: 1, height: 1)
        let scale = max(bounds.width / size.width, bounds.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        imageView.frame = CGRect(
            x: (bounds.width - width) * focus.x, y: (bounds.height - height) * focus.y, width: width,
            height: height)
    }
}
