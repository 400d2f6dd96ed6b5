import FanfoldUIKit
import UIKit

/// Albums: each cover fans out further covers behind it. The row scrolls automatically until it is touched.
final class AlbumFanController: UIViewController, UICollectionViewDataSource {
    private let layout = AlbumFanCollectionViewLayout()
    private lazy var row = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)
    private let places = Place.samples

    override func loadView() {
        layout.coverSide = 180
        layout.parallax = 60
        row.register(AlbumFanCell.self, forCellWithReuseIdentifier: "album")
        row.dataSource = self
        row.backgroundColor = .systemBackground
        view = row
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .play,
            primaryAction: UIAction { [weak self] _ in
                self?.row.scrollAutomatically()
            })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        row.scrollAutomatically()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath)
        guard let cell = cell as? AlbumFanCell else { return cell }
        let place = places[indexPath.item]
        cell.images = place.covers(layout.layers, side: layout.coverSide)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = place.name
        return cell
    }
}
