import FanfoldUIKit
import UIKit

@MainActor func makeCarousel(_ dataSource: any UICollectionViewDataSource) -> UICollectionView {
    let layout = CardCarouselCollectionViewLayout()
    layout.gap = 0.04  // of the width
    let row = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)
    row.dataSource = dataSource
    return row
}
