import FanfoldUIKit
import UIKit

/// A feed whose first section has the poses of a card carousel, and scrolls on its own.
final class FeedController: UICollectionViewController {
    private let places = Place.samples

    init() {
        let count = places.count
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
                guard section == 0 else { return .rows(height: 72) }
                return .posed(CardCarouselLayout(), count: count, height: 280, in: environment)
            })
    }

    required init?(coder: NSCoder) {
        fatalError("The feed is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "place")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        places.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        (cell as? CardCell)?.show(places[indexPath.item])
        return cell
    }
}

extension NSCollectionLayoutSection {
    /// Rows below each other.
    fileprivate static func rows(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        return section
    }
}
