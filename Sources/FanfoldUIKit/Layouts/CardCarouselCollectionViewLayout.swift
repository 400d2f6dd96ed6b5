// Made by `make generate` from what the layouts say of themselves.
#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A row of cards, of which the middle one is seen whole; the others shrink with their distance from the middle.
///
/// In Interface Builder, choose a collection view's layout *Custom*, and this class. Its parameters then stand in the
/// attributes inspector.
open class CardCarouselCollectionViewLayout: FanfoldCollectionViewLayout {
    /// The layout with its parameters. Changing it invalidates the layout; the item at rest stays at rest.
    public var parameters = CardCarouselLayout() {
        didSet { if parameters != oldValue { layoutDidChange() } }
    }

    open override var layout: any CollectionLayout { parameters }

    /// A card's width as a part of the viewport's. The default value is 0.7.
    @IBInspectable public var cardWidth: CGFloat {
        get { parameters.cardWidth }
        set { parameters.cardWidth = newValue }
    }

    /// A card's height as a part of the viewport's. The default value is 0.75.
    @IBInspectable public var cardHeight: CGFloat {
        get { parameters.cardHeight }
        set { parameters.cardHeight = newValue }
    }

    /// The space before the first and after the last card, as a part of the viewport's width. The default value
    /// is 0.15.
    @IBInspectable public var sideInset: CGFloat {
        get { parameters.sideInset }
        set { parameters.sideInset = newValue }
    }

    /// The space between cards as a part of the viewport's width. The default value is 0.3/7.
    @IBInspectable public var gap: CGFloat {
        get { parameters.gap }
        set { parameters.gap = newValue }
    }

    /// The angle whose cosine is the scale of a card that is one viewport width from the middle, in degrees. The
    /// default value is 45.
    @IBInspectable public var falloff: CGFloat {
        get { parameters.falloff }
        set { parameters.falloff = newValue }
    }
}
#endif
