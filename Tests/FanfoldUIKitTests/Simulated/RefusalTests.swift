import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A view that no Fanfold layout shows is rejected at its registration, with its kind.
@Suite struct RefusalTests {
    @Test func decorationViewsAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                ExpandingCollectionViewLayout().register(
                    UICollectionReusableView.self, forDecorationViewOfKind: "shelf")
            }
        }
        #expect(result.standardError.contains("decoration view of kind “shelf”"))
    }

    @Test func headersAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                TabStackCollectionView().register(
                    UICollectionReusableView.self,
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    withReuseIdentifier: "header")
            }
        }
        #expect(
            result.standardError.contains("supplementary view of kind “UICollectionElementKindSectionHeader”")
        )
    }

    @Test func headersOfADiffableDataSourceAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 375, height: 667),
                    collectionViewLayout: CardCarouselCollectionViewLayout())
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
                    nil
                }
                source.supplementaryViewProvider = { _, _, _ in nil }
                view.layoutIfNeeded()
            }
        }
        #expect(result.standardError.contains("supplementary view"))
    }

    /// Other layouts may show supplementary views.
    @MainActor @Test func anotherLayoutMayHaveHeaders() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 40)
        let view = FanfoldCollectionView(
            frame: CGRect(origin: .zero, size: Collection.phone), collectionViewLayout: layout)
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let source = Headers()
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(source.asked == 1)
    }
}

/// A section with a header.
private final class Headers: NSObject, UICollectionViewDataSource {
    var asked = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        asked += 1
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
