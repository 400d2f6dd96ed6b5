// <head>
import FanfoldUIKit
import UIKit

/// Items in the layout “card carousel”. A tap opens one, a swipe removes it.
final class CardCarouselController: UIViewController, FanfoldCollectionViewDataSource,
    FanfoldCollectionViewDelegate
{
    private let layout = CardCarouselCollectionViewLayout()
    private var items = Array(0..<31)
    // </head>

    private let registration = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
        cell.show(.ofItem(item))
    }

    override func loadView() {
        // <parameters>
        // </parameters>
        let collectionView = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.opensTappedItem = true
        // <settings>
        collectionView.loops = true
        collectionView.allowsRemoval = true
        collectionView.allowsReordering = true
        // </settings>
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        view = collectionView
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: items[indexPath.item])
    }

    // <moving>
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    // </moving>

    // <removal>
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        items.remove(at: indexPath.item)
        fanfoldView.deleteItems(at: [indexPath])
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        items.append((items.max() ?? -1) + 1)
        fanfoldView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
    }
    // </removal>

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = true
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = false
    }
}

private final class ItemCell: FanfoldCell {
    private let pictureView = PictureView()
    private let topicLabel = UILabel.words(12, .semibold)
    private let titleLabel = UILabel.words(28, .bold)
    private let lineLabel = UILabel.words(15)
    private let shadeView = ShadeView()

    /// Whether the item is open, opening or closing.
    var isOpen = false
    /// The openness from the collection view, 0…1.
    private var openness: CGFloat {
        guard isOpen, let collectionView = superview as? FanfoldCollectionView else { return 0 }
        return min(max(collectionView.openProgress, 0), 1)
    }

    override func configureContent() {
        layer.shadowOpacity = 0.26
        layer.shadowRadius = 28
        layer.shadowOffset = CGSize(width: 0, height: 22)
        shadeView.show([0.8, 0.6, 0], from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 0.5, y: 0.5))
        contentView.add(pictureView, top: 0, leading: 0, bottom: 0, trailing: 0)
        contentView.add(shadeView, top: 0, leading: 0, bottom: 0, trailing: 0)
        for label in [topicLabel, titleLabel, lineLabel] { label.textColor = .white }
        let words = UIStackView.column(of: [topicLabel, titleLabel, lineLabel])
        for label in [titleLabel, lineLabel] { label.numberOfLines = 0 }
        contentView.add(words, leading: 24, bottom: 24, trailing: 24)
        contentView.clipsToBounds = true
        isAccessibilityElement = true
    }

    func show(_ story: Story) {
        pictureView.show(story.picture)
        topicLabel.text = story.topic.uppercased()
        titleLabel.text = story.title
        lineLabel.text = story.line
        accessibilityLabel = story.title
    }

    override func adapt(to attributes: FanfoldLayoutAttributes) {
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // <corners>
        contentView.layer.cornerRadius = 28 * (1 - openness)
        // </corners>
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isOpen = false
    }
}

// <ShadeView/>

// <UILabel+Words/>

// <UIStackView+Column/>

// <UIView+Edges/>

// <PictureView/>

// <content>
/// The content of an item; pictures are resources of the application.
private struct Story {
    let picture: String
    let topic: String
    let title: String
    let line: String
}

extension Story {
    fileprivate static func ofItem(_ item: Int) -> Story { stories[item % stories.count] }
}

private let stories = [
    Story(
        picture: "infinite-sea", topic: "Voyages", title: "Infinite Sea",
        line: "A night crossing under the Milky Way"),
    Story(
        picture: "picosdeeuropa", topic: "Trails", title: "Picos de Europa",
        line: "Three days along the Cares gorge"),
]
// </content>
