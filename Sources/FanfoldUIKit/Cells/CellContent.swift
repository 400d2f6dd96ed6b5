#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A label in a cell that is laid out by frames: text that comes later gets its room, too.
final class CellLabel: UILabel {
    override var text: String? {
        didSet { cell?.setNeedsLayout() }
    }

    override var attributedText: NSAttributedString? {
        didSet { cell?.setNeedsLayout() }
    }
}

/// A picture in a cell that is laid out by frames, and takes room only once it is there.
final class CellImageView: UIImageView {
    override var image: UIImage? {
        didSet { cell?.setNeedsLayout() }
    }
}

extension UIView {
    /// The cell that a view is in.
    fileprivate var cell: UICollectionViewCell? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }.first
    }
}
#endif
