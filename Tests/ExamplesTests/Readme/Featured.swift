import FanfoldUIKit
import UIKit

@MainActor func makeFeatured(_ dataSource: any UICollectionViewDataSource) -> UICollectionView {
    let layout = CardCarouselCollectionViewLayout()
    layout.cardWidth = 0.8
    let row = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)
    row.dataSource = dataSource
    return row
}
