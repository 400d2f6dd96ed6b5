import FanfoldUIKit
import UIKit

/// Shown with TalksController(collectionViewLayout: ExpandingCollectionViewLayout()), or from a storyboard.
final class TalksController: UICollectionViewController {
    let talks = ["Swift everywhere", "Layouts in motion", "A closer look", "Small and fast", "Questions"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ExpandingCell.self, forCellWithReuseIdentifier: "talk")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        talks.count
    }

    override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "talk", for: indexPath)
        (cell as? ExpandingCell)?.titleLabel.text = talks[indexPath.item]
        cell.backgroundColor = [.systemIndigo, .systemPink, .systemTeal][indexPath.item % 3]
        return cell
    }
}
