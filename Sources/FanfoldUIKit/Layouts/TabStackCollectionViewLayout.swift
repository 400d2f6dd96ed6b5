// Made by `make generate` from what the layouts say of themselves.
#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// Pages one behind the other, tilted away from the viewer, as a browser shows its tabs.
///
/// In Interface Builder, choose a collection view's layout *Custom*, and this class. Its parameters then stand in the
/// attributes inspector.
open class TabStackCollectionViewLayout: FanfoldCollectionViewLayout {
    /// The layout with its parameters. Changing it invalidates the layout; the item at rest stays at rest.
    public var parameters = TabStackLayout() {
        didSet { if parameters != oldValue { layoutDidChange() } }
    }

    open override var layout: any CollectionLayout { parameters }

    /// A page's width as a part of the viewport's. The default value is 1.
    @IBInspectable public var pageWidth: CGFloat {
        get { parameters.pageWidth }
        set { parameters.pageWidth = newValue }
    }

    /// A page's height as a part of the viewport's. The default value is 1.
    @IBInspectable public var pageHeight: CGFloat {
        get { parameters.pageHeight }
        set { parameters.pageHeight = newValue }
    }

    /// The distance from page to page, in points. The default value is 160.
    @IBInspectable public var pitch: CGFloat {
        get { parameters.pitch }
        set { parameters.pitch = newValue }
    }

    /// The angle of a page whose top is at the viewport's top, in degrees. The default value is −60.
    @IBInspectable public var topTilt: CGFloat {
        get { parameters.topTilt }
        set { parameters.topTilt = newValue }
    }

    /// What is added to the angle over one viewport height, in degrees. The default value is 20.
    @IBInspectable public var addedTilt: CGFloat {
        get { parameters.addedTilt }
        set { parameters.addedTilt = newValue }
    }

    /// The distance from the eye to the viewport's plane, in points. The default value is 1500. Pages taller
    /// than about 2100 points are seen from farther away, so that none reaches the eye.
    @IBInspectable public var eyeDistance: CGFloat {
        get { parameters.eyeDistance }
        set { parameters.eyeDistance = newValue }
    }

    /// How far the pages are set back, in points. The default value is 300.
    @IBInspectable public var setBack: CGFloat {
        get { parameters.setBack }
        set { parameters.setBack = newValue }
    }

    /// The space before the first page, in points. The default value is 20.
    @IBInspectable public var topInset: CGFloat {
        get { parameters.topInset }
        set { parameters.topInset = newValue }
    }

    /// How far a page is dragged to the left to be removed, in points. The default value is 90.
    @IBInspectable public var removalDistance: CGFloat {
        get { parameters.removalDistance }
        set { parameters.removalDistance = newValue }
    }

    /// The angle from which an inserted page falls into place, in degrees. The default value is −90.
    @IBInspectable public var insertionTilt: CGFloat {
        get { parameters.insertionTilt }
        set { parameters.insertionTilt = newValue }
    }

    /// How much of the vignette lies over the pages, towards the viewport's sides. The default value is 1, and 0 takes it
    /// away.
    @IBInspectable public var vignettePart: CGFloat {
        get { parameters.vignettePart }
        set { parameters.vignettePart = newValue }
    }
}
#endif
