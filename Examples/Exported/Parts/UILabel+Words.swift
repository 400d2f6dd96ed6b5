import UIKit

extension UILabel {
    /// A label with a font size in points, scaled with Dynamic Type.
    internal static func words(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UILabel {
        let label = UILabel()
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}
