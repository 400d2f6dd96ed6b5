import FanfoldUIKit
import UIKit

/// The list of screens: an expanding list, set up in code, in which a tap opens a row.
final class ScreenList: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let layout = ExpandingCollectionViewLayout()
    private lazy var list = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)

    override func loadView() {
        layout.featuredLength = 220
        list.scrollsToTappedItem = false  // A tap opens a screen instead.
        list.register(ExpandingCell.self, forCellWithReuseIdentifier: "screen")
        list.dataSource = self
        list.delegate = self
        view = list
        title = "Fanfold"
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Screen.allCases.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "screen", for: indexPath)
        guard let cell = cell as? ExpandingCell else { return cell }
        let screen = Screen.allCases[indexPath.item]
        cell.titleLabel.text = screen.rawValue
        cell.detailsLabel.text = screen.details
        cell.imageView.backgroundColor = Place.samples[indexPath.item % Place.samples.count].color
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let controller = Screen.allCases[indexPath.item].makeController()
        navigationController?.pushViewController(controller, animated: true)
    }
}
