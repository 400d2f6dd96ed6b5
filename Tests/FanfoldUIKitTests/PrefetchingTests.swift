#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The data source prefetches items before they become visible.
@MainActor @Suite struct PrefetchingTests {
    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var asked: [Int] = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            asked += indexPaths.map(\.item)
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theItemsToComeAreAskedForInOrder(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction)
        let prefetcher = Prefetcher()
        collection.view.prefetchDataSource = prefetcher
        func visible() -> Set<Int> { Set(collection.view.indexPathsForVisibleItems.map(\.item)) }
        // These items were requested before the prefetcher was set.
        let before = try #require(visible().max()) + 4
        for _ in 0..<30 {
            let known = Set(prefetcher.asked).union(0...before)
            collection.scroll(to: collection.offset + 40)
            #expect(visible().isSubset(of: known))
        }
        #expect(prefetcher.asked == Array(before + 1..<before + 1 + prefetcher.asked.count))
        #expect(!prefetcher.asked.isEmpty)
    }
}
#endif
