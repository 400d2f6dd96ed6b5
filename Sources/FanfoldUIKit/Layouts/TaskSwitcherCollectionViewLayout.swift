// Made by `make generate` from what the layouts say of themselves.
#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A vertical stack of cards that rise from below, slow down above the middle and pile up under the top edge.
///
/// In Interface Builder, choose a collection view's layout *Custom*, and this class. Its parameters then stand in the
/// attributes inspector.
open class TaskSwitcherCollectionViewLayout: FanfoldCollectionViewLayout {
    /// The layout with its parameters. Changing it invalidates the layout; the item at rest stays at rest.
    public var parameters = TaskSwitcherLayout() {
        didSet { if parameters != oldValue { layoutDidChange() } }
    }

    open override var layout: any CollectionLayout { parameters }

    /// How many cards are in view; a row is the viewport's height divided by one less. The default value is 5.
    @IBInspectable public var cardsPerViewport: CGFloat {
        get { parameters.cardsPerViewport }
        set { parameters.cardsPerViewport = newValue }
    }

    /// A card's width as a part of the viewport's. The default value is 0.87466.
    @IBInspectable public var cardWidth: CGFloat {
        get { parameters.cardWidth }
        set { parameters.cardWidth = newValue }
    }

    /// A card's height as a part of the viewport's. The default value is 0.4042.
    @IBInspectable public var cardHeight: CGFloat {
        get { parameters.cardHeight }
        set { parameters.cardHeight = newValue }
    }

    /// How many empty rows stand before the first card, so that it can reach the middle. The default value is 2.
    @IBInspectable public var leadingRows: CGFloat {
        get { parameters.leadingRows }
        set { parameters.leadingRows = newValue }
    }

    /// Where the centre of a resting card's row is, as a part of the viewport's height. The default value is
    /// 0.42666.
    @IBInspectable public var restingAnchor: CGFloat {
        get { parameters.restingAnchor }
        set { parameters.restingAnchor = newValue }
    }

    /// What is added to the scale for each unit of progress. The default value is 0.06.
    @IBInspectable public var scaleSlope: CGFloat {
        get { parameters.scaleSlope }
        set { parameters.scaleSlope = newValue }
    }

    /// The displacement below the middle, in viewport heights for each unit of progress. The default value is
    /// 0.12.
    @IBInspectable public var displacementBelow: CGFloat {
        get { parameters.displacementBelow }
        set { parameters.displacementBelow = newValue }
    }

    /// The displacement above the middle, in viewport heights for each squared unit. The default value is
    /// 0.04803.
    @IBInspectable public var displacementAbove: CGFloat {
        get { parameters.displacementAbove }
        set { parameters.displacementAbove = newValue }
    }

    /// How far all cards are lifted, in card heights. The default value is 1/5.8.
    @IBInspectable public var lift: CGFloat {
        get { parameters.lift }
        set { parameters.lift = newValue }
    }

    /// The opacity lost above the middle for each unit of progress. The default value is 0.2.
    @IBInspectable public var fade: CGFloat {
        get { parameters.fade }
        set { parameters.fade = newValue }
    }

    /// How far a card is dragged sideways to be removed, in points. The default value is 90.
    @IBInspectable public var removalDistance: CGFloat {
        get { parameters.removalDistance }
        set { parameters.removalDistance = newValue }
    }
}
#endif
