// Made by `make generate` from what the layouts say of themselves.
#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A vertical list whose first visible row is tall and whose others are low; each grows as it comes up.
///
/// In Interface Builder, choose a collection view's layout *Custom*, and this class. Its parameters then stand in the
/// attributes inspector.
open class ExpandingCollectionViewLayout: FanfoldCollectionViewLayout {
    /// The layout with its parameters. Changing it invalidates the layout; the item at rest stays at rest.
    public var parameters = ExpandingLayout() {
        didSet { if parameters != oldValue { layoutDidChange() } }
    }

    open override var layout: any CollectionLayout { parameters }

    /// The height of a row that is not featured, in points. The default value is 100.
    @IBInspectable public var standardLength: CGFloat {
        get { parameters.standardLength }
        set { parameters.standardLength = newValue }
    }

    /// The height of the featured row, in points. The default value is 280.
    @IBInspectable public var featuredLength: CGFloat {
        get { parameters.featuredLength }
        set { parameters.featuredLength = newValue }
    }

    /// How far to drag from one featured row to the next, in points. Unless set, it is the difference of the two
    /// lengths, 180 by default, and at least 1.
    @IBInspectable public var dragDistance: CGFloat {
        get { parameters.dragDistance }
        set { parameters.dragDistance = newValue }
    }

    /// How dark a row that is not featured is. The default value is 0.75.
    @IBInspectable public var standardCoverOpacity: CGFloat {
        get { parameters.standardCoverOpacity }
        set { parameters.standardCoverOpacity = newValue }
    }

    /// How dark the featured row is. The default value is 0.3.
    @IBInspectable public var featuredCoverOpacity: CGFloat {
        get { parameters.featuredCoverOpacity }
        set { parameters.featuredCoverOpacity = newValue }
    }

    /// The scale of the title in a row that is not featured. The default value is 0.5.
    @IBInspectable public var minimumTitleScale: CGFloat {
        get { parameters.minimumTitleScale }
        set { parameters.minimumTitleScale = newValue }
    }
}
#endif
