import FanfoldUIKit
import UIKit

/// An expanding list in a plain collection view. The code does not depend on the layout's origin.
///
/// In a storyboard: set this class for a collection view controller, choose the layout *Custom* for its
/// collection view, and set the layout's class to `ExpandingCollectionViewLayout` of the module
/// `FanfoldUIKit`; its parameters appear in the attributes inspector.
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

    /// Scrolls a tapped row to the top. `FanfoldCollectionView` does this itself.
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let layout = collectionView.collectionViewLayout as? FanfoldCollectionViewLayout
        layout?.scrollToItem(at: indexPath, animated: true)
    }
}
