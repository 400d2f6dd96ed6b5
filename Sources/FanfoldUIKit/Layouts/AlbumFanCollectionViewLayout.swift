// Made by `make generate` from what the layouts say of themselves.
#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A row of album covers, each with others fanned out behind it that shift as it moves across.
///
/// In Interface Builder, choose a collection view's layout *Custom*, and this class. Its parameters then stand in the
/// attributes inspector.
open class AlbumFanCollectionViewLayout: FanfoldCollectionViewLayout {
    /// The layout with its parameters. Changing it invalidates the layout; the item at rest stays at rest.
    public var parameters = AlbumFanLayout() {
        didSet { if parameters != oldValue { layoutDidChange() } }
    }

    open override var layout: any CollectionLayout { parameters }

    /// The side of the square cover, in points. The default value is 82.
    @IBInspectable public var coverSide: CGFloat {
        get { parameters.coverSide }
        set { parameters.coverSide = newValue }
    }

    /// How far the deepest layer shifts to either side, in points. The default value is 30.
    @IBInspectable public var parallax: CGFloat {
        get { parameters.parallax }
        set { parameters.parallax = newValue }
    }

    /// The space between items, in points; negative where they overlap. The default value is −30.
    @IBInspectable public var spacing: CGFloat {
        get { parameters.spacing }
        set { parameters.spacing = newValue }
    }

    /// How many covers an item shows, the front one included: 1 to 8. The default value is 5.
    @IBInspectable public var layers: Int {
        get { parameters.layers }
        set { parameters.layers = newValue }
    }

    /// How much narrower, and how much higher up, each layer is than the one before, in points. The default
    /// value is 2.
    @IBInspectable public var layerStep: CGFloat {
        get { parameters.layerStep }
        set { parameters.layerStep = newValue }
    }
}
#endif
