#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A cell whose content follows its layout: it fades, scales or shifts with the item's progress along the layout's
/// path.
///
/// Subclass ``FanfoldCell``, or let any custom cell conform to this protocol and forward the attributes that the
/// collection view applies:
///
///     override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
///         super.apply(layoutAttributes)
///         adaptToLayout(layoutAttributes)
///     }
@MainActor
public protocol LayoutAdaptiveCell: UICollectionViewCell {
    /// Applies progress and appearance values to the cell's content. Called in every frame in which they change.
    func adapt(to attributes: FanfoldLayoutAttributes)
}

extension LayoutAdaptiveCell {
    /// Adapts to attributes of a Fanfold layout, and hides the cell from assistive technologies while another item
    /// covers it completely. Attributes of other layouts make the cell visible again.
    public func adaptToLayout(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        let attributes = layoutAttributes as? FanfoldLayoutAttributes
        accessibilityElementsHidden = attributes?.isCovered ?? false
        attributes.map(adapt)
    }
}

/// A collection view cell whose content follows its layout. Override ``adapt(to:)``.
open class FanfoldCell: UICollectionViewCell, LayoutAdaptiveCell {
    // Observes the user's text size: labels with manual layout do not trigger a layout pass when it changes.
    private lazy var textSize = NotificationObserver(
        UIContentSizeCategory.didChangeNotification
    ) { [weak self] _ in self?.setNeedsLayout() }

    /// Creates a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        textSize.observe()
        configureContent()
    }

    /// Creates a cell from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        textSize.observe()
        configureContent()
    }

    /// Called once when the cell has been created, to build its content. The default does nothing.
    open func configureContent() {}

    /// Applies progress and appearance values to the content of the cell. The default does nothing.
    open func adapt(to attributes: FanfoldLayoutAttributes) {}

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        // UIKit may order cells by their appearance instead of their `zIndex` (rdar 27519174, openradar.appspot.com).
        layer.zPosition = CGFloat(layoutAttributes.zIndex)
        adaptToLayout(layoutAttributes)
    }
}
#endif
