import FanfoldUIKit
import UIKit

/// An expanding list in a plain collection view. Nothing here depends on where the layout comes from.
///
/// In a storyboard: give a collection view controller this class, choose for its collection view the layout *Custom*,
/// and for that the class `ExpandingCollectionViewLayout` of the module `FanfoldUIKit`; its parameters then stand in the
/// attributes inspector.
final class ExpandingListController: UICollectionViewController {
    private let places = Place.samples

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ExpandingCell.self, forCellWithReuseIdentifier: "place")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        places.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        guard let cell = cell as? ExpandingCell else { return cell }
        let place = places[indexPath.item]
        cell.titleLabel.text = place.name
        cell.detailsLabel.text = place.details
        cell.imageView.backgroundColor = place.color
        return cell
    }

    /// Brings a tapped row to the top. A `FanfoldCollectionView` does so by itself.
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let layout = collectionView.collectionViewLayout as? FanfoldCollectionViewLayout
        layout?.scrollToItem(at: indexPath, animated: true)
    }
}
