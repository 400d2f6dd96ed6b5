import FanfoldKeyframes
import FanfoldUIKit
import UIKit

final class PhotoPages: UIViewController, UICollectionViewDataSource {
    let pages = FanfoldCollectionView(
        frame: .zero, collectionViewLayout: CustomCollectionViewLayout(KeyframeLayout.zoomPager()))
    private let photos: [UIImage]

    init(_ photos: [UIImage]) {
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        pages.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        pages.dataSource = self
        view = pages
    }

    func collectionView(_ pages: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(
        _ pages: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = pages.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        cell.backgroundView = UIImageView(image: photos[indexPath.item])
        return cell
    }
}
