import UIKit

extension UIStackView {
    /// A vertical stack of views.
    internal static func column(of views: [UIView], spacing: CGFloat = 6) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}
