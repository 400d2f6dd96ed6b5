import UIKit

@MainActor func makeRow(_ dataSource: any UICollectionViewDataSource) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 300, height: 200)
    layout.minimumLineSpacing = 16
    let row = UICollectionView(frame: .zero, collectionViewLayout: layout)
    row.dataSource = dataSource
    return row
}
