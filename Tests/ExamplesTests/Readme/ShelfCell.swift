import FanfoldUIKit
import UIKit

final class ShelfCell: UICollectionViewCell, FanfoldCollectionViewDelegate {
    let shelf = FanfoldCollectionView(frame: .zero, collectionViewLayout: CardCarouselCollectionViewLayout())
    var didSettle: ((IndexPath?) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        shelf.delegate = self
        contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shelf.frame = contentView.bounds
    }

    /// Shows the row's items, starting at the item that was settled before.
    func show(_ dataSource: any UICollectionViewDataSource, at settled: IndexPath?) {
        shelf.dataSource = dataSource
        shelf.reloadData()
        layoutIfNeeded()
        guard shelf.numberOfItems(inSection: 0) > 0 else { return }
        shelf.scrollToItem(
            at: settled ?? IndexPath(item: 0, section: 0), at: .centeredHorizontally, animated: false)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
        didSettle?(indexPath)
    }
}
