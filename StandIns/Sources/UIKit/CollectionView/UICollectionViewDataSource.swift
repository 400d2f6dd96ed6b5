/// Provides the items of a collection view. Only the first two methods are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    func numberOfSections(in collectionView: UICollectionView) -> Int
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

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalMethods.isMissing("viewForSupplementaryElementOfKind")
        return UICollectionReusableView()
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        OptionalMethods.isMissing("canMoveItemAt")
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        OptionalMethods.isMissing("moveItemAt")
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// The same methods, for optional calls with `?`.
extension UICollectionViewDataSource {
    public var collectionView: DataSourceCalls? { DataSourceCalls(dataSource: self) }
    public var numberOfSections: NumberOfSectionsCall? { NumberOfSectionsCall(dataSource: self) }
}

@preconcurrency @MainActor public struct NumberOfSectionsCall {
    let dataSource: any UICollectionViewDataSource

    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        OptionalMethods.result(of: "numberOfSections") { dataSource.numberOfSections(in: collectionView) }
    }
}

@preconcurrency @MainActor public struct DataSourceCalls {
    let dataSource: any UICollectionViewDataSource

    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        OptionalMethods.result(of: "viewForSupplementaryElementOfKind") {
            dataSource.collectionView(
                collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethods.result(of: "canMoveItemAt") {
            dataSource.collectionView(collectionView, canMoveItemAt: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "moveItemAt") {
            dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
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
