/// A controller that manages a collection view as its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
    UICollectionViewDelegate, UICollectionViewDataSource
{
    private let initialLayout: UICollectionViewLayout?
    private let coder: NSCoder?
    // UIKit declares this as implicitly unwrapped.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
    /// Simulated: without effect.
    open var installsStandardGestureForInteractiveMovement = true
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        (initialLayout, coder) = (layout, nil)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (initialLayout, coder) = (nil, nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        (initialLayout, self.coder) = (nil, coder)
        super.init(coder: coder)
    }

    open override func loadView() {
        let frame = UIScreen.main.bounds
        let view = coder.flatMap { UICollectionView(coder: $0) }
        let layout = initialLayout ?? UICollectionViewFlowLayout()
        let collectionView = view ?? UICollectionView(frame: frame, collectionViewLayout: layout)
        collectionView.frame = frame
        collectionView.dataSource = self
        collectionView.delegate = self
        self.view = collectionView
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
