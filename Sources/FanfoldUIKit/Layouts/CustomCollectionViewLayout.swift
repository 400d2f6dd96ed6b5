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
    public var parameters: Layout {
        didSet { if parameters != oldValue { layoutDidChange() } }
    }

    /// Creates a layout for a collection view.
    ///
    /// - Parameter parameters: The layout. The default value is one with its default parameters.
    public init(_ parameters: Layout = Layout()) {
        self.parameters = parameters
        super.init()
    }

    /// Creates a layout with its default parameters, as a storyboard does.
    public required init?(coder: NSCoder) {
        parameters = Layout()
        super.init(coder: coder)
    }

    open override var layout: any CollectionLayout { parameters }
}
#endif
