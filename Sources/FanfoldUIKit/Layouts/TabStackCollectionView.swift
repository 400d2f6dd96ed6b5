#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// A stack of pages, as a browser shows its tabs: a tap opens a page, and a drag to the left removes one.
///
///     let tabs = TabStackCollectionView(frame: view.bounds)
///     tabs.register(PageCell.self, forCellWithReuseIdentifier: "page")
///     tabs.dataSource = self  // also a FanfoldCollectionViewDataSource, so that pages can be removed and appended
///     tabs.delegate = self  // may be a FanfoldCollectionViewDelegate
///
/// It is a ``FanfoldCollectionView`` that allows opening and removal by default, and bounces even if it has few
/// pages.
open class TabStackCollectionView: FanfoldCollectionView {
    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - frame: The frame in the superview's coordinates.
    ///   - layout: Any Fanfold layout.
    public convenience init(frame: CGRect, layout: FanfoldCollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    /// Creates a stack with a tab stack's layout. The inherited initializer of UICollectionView throws an exception.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: TabStackCollectionViewLayout())
    }

    /// Creates a stack with a tab stack's layout and an empty frame.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a stack. With a layout of another kind, it is an ordinary collection view.
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        setUp()
    }

    /// Creates a stack from a storyboard, with the storyboard's layout.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The parameters of the stack. Setting them has no effect on a layout of another class; reading them then returns
    /// the defaults.
    public var configuration: TabStackLayout {
        get { (collectionViewLayout as? TabStackCollectionViewLayout)?.collectionLayout ?? TabStackLayout() }
        set { (collectionViewLayout as? TabStackCollectionViewLayout)?.collectionLayout = newValue }
    }

    private func setUp() {
        opensTappedItem = true
        allowsRemoval = true
        alwaysBounceVertical = fanfoldLayout?.layout.axis == .vertical
        alwaysBounceHorizontal = fanfoldLayout?.layout.axis == .horizontal
    }
}
#endif
