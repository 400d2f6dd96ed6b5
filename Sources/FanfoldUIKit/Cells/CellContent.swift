#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A label in a cell with manual layout: a new text triggers a layout pass.
final class CellLabel: UILabel {
    override var text: String? {
        didSet { cell?.setNeedsLayout() }
    }

    override var attributedText: NSAttributedString? {
        didSet { cell?.setNeedsLayout() }
    }
}

/// An image view in a cell with manual layout: a new image triggers a layout pass.
final class CellImageView: UIImageView {
    override var image: UIImage? {
        didSet { cell?.setNeedsLayout() }
    }
}

extension UIView {
    /// The cell that contains the view.
    fileprivate var cell: UICollectionViewCell? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }.first
    }
}
#endif
