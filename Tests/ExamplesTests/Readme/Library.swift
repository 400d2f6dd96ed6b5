import FanfoldUIKit
import UIKit

@MainActor final class Library: NSObject, UICollectionViewDataSource {
    let view = TabStackCollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override init() {
        super.init()
        view.register(PageCell.self, forCellWithReuseIdentifier: "page")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }
}
