#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A stack of pages, as a browser shows its tabs: a tap brings a page to fill the view, a drag to the left removes one.
///
///     let tabs = TabStackCollectionView(frame: view.bounds)
///     tabs.register(PageCell.self, forCellWithReuseIdentifier: "page")
///     tabs.dataSource = self  // also a FanfoldCollectionViewDataSource, so that pages can be removed and appended
///     tabs.delegate = self  // may be a FanfoldCollectionViewDelegate
///
/// It is a ``FanfoldCollectionView`` that opens and removes unless told otherwise, and bounces however few pages
/// there are.
open class TabStackCollectionView: FanfoldCollectionView {
    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - frame: In the superview's coordinates.
    ///   - layout: Any layout of Fanfold's.
    public convenience init(frame: CGRect, layout: FanfoldCollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    /// Creates a stack with a tab stack's layout. What UICollectionView inherits by this name throws an exception.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: TabStackCollectionViewLayout())
    }

    /// Creates a stack with a tab stack's layout, to be given its place later.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a stack. With a layout that is not Fanfold's, it is an ordinary collection view.
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        setUp()
    }

    /// Creates a stack from a storyboard, with the layout that it has there.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        opensTappedItem = true
        allowsRemoval = true
        alwaysBounceVertical = fanfoldLayout?.layout.axis == .vertical
        alwaysBounceHorizontal = fanfoldLayout?.layout.axis == .horizontal
    }
}
#endif
