import FanfoldUIKit
import UIKit

/// Cards that shrink away from the center, with a custom cell. It starts at the third card.
final class CardCarouselController: UIViewController, UICollectionViewDataSource {
    private let layout = CardCarouselCollectionViewLayout()
    private lazy var carousel = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)
    private let places = Place.samples

    override func loadView() {
        layout.initialIndexPath = IndexPath(item: 2, section: 0)
        carousel.register(CardCell.self, forCellWithReuseIdentifier: "card")
        carousel.dataSource = self
        carousel.backgroundColor = .systemBackground
        view = carousel
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .fastForward, primaryAction: scrolling(by: 1)),
            UIBarButtonItem(systemItem: .rewind, primaryAction: scrolling(by: -1)),
        ]
    }

    private func scrolling(by step: Int) -> UIAction {
        UIAction { [weak self] _ in self?.carousel.scroll(byItems: step) }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.show(places[indexPath.item])
        return cell
    }
}

/// A card whose name fades with its distance from the center.
final class CardCell: UICollectionViewCell, LayoutAdaptiveCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.layer.cornerRadius = 20
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    func show(_ place: Place) {
        label.text = place.name
        contentView.backgroundColor = place.color
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        adaptToLayout(layoutAttributes)
    }

    func adapt(to attributes: FanfoldLayoutAttributes) {
        label.alpha = 1 - min(abs(attributes.progress), 1)
    }
}
