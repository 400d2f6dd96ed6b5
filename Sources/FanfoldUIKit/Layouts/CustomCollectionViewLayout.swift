#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A `UICollectionViewLayout` over any `CollectionLayout`, such as a custom one:
///
///     let layout = CustomCollectionViewLayout(SpiralLayout())
///     let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
///
/// For the layouts of this package, classes with support for Interface Builder exist, such as
/// ``TabStackCollectionViewLayout``.
open class CustomCollectionViewLayout<Layout: CollectionLayout>: FanfoldCollectionViewLayout {
    /// The layout with its parameters. Changing it invalidates the layout; the item at rest stays at rest.
    public var collectionLayout: Layout {
        didSet { if collectionLayout != oldValue { layoutDidChange() } }
    }

    /// Creates a layout for a collection view.
    ///
    /// - Parameter collectionLayout: The layout. The default value is one with its default parameters.
    public init(_ collectionLayout: Layout = Layout()) {
        self.collectionLayout = collectionLayout
        super.init()
    }

    /// Creates a layout with its default parameters, as a storyboard does.
    public required init?(coder: NSCoder) {
        collectionLayout = Layout()
        super.init(coder: coder)
    }

    open override var layout: any CollectionLayout { collectionLayout }
}
#endif
