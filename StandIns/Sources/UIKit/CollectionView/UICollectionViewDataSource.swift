/// Provides the items of a collection view. Only the first two methods are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    // Required.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    // Required.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    func numberOfSections(in collectionView: UICollectionView) -> Int
    // By default: UICollectionReusableView()
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    func indexTitles(for collectionView: UICollectionView) -> [String]?
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalMethods.isMissing("numberOfSections")
        return 1
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// The method, for optional calls with `?`.
extension UICollectionViewDataSource {
    public var numberOfSections: NumberOfSectionsCall? { NumberOfSectionsCall(dataSource: self) }
}

@preconcurrency @MainActor public struct NumberOfSectionsCall {
    let dataSource: any UICollectionViewDataSource

    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        OptionalMethods.result(of: "numberOfSections") { dataSource.numberOfSections(in: collectionView) }
    }
}

/// Prefetches data for items that will be displayed.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
