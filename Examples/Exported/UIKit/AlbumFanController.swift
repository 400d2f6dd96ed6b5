// <head>
import FanfoldUIKit
import UIKit

/// Items in the layout “album fan”. A tap opens one.
final class AlbumFanController: UIViewController, FanfoldCollectionViewDataSource,
    FanfoldCollectionViewDelegate
{
    private let layout = AlbumFanCollectionViewLayout()
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
        let cell = collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: items[indexPath.item])
        cell.fan = layout.collectionLayout
        let pictures = Story.ofItem(items[indexPath.item]).pictures
        cell.images = (0..<layout.layers).map { layer in
            UIImage(named: pictures[layer % pictures.count]) ?? UIImage()
        }
        return cell
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

private final class ItemCell: AlbumFanCell {
    private let titleLabel = UILabel.words(15, .semibold)
    private let albumLabel = UILabel.words(15)
    private let albumView = AlbumView()

    /// Whether the item is open, opening or closing.
    var isOpen = false
    /// The openness from the collection view, 0…1.
    private var openness: CGFloat {
        guard isOpen, let collectionView = superview as? FanfoldCollectionView else { return 0 }
        return min(max(collectionView.openProgress, 0), 1)
    }

    override func configureContent() {
        super.configureContent()
        albumLabel.textColor = .secondaryLabel
        for view in [titleLabel, albumLabel, albumView] { contentView.addSubview(view) }
        isAccessibilityElement = true
    }

    func show(_ story: Story) {
        titleLabel.text = story.title
        albumLabel.text = story.album
        albumView.show(story)
        accessibilityLabel = story.title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (open, size) = (openness, contentView.bounds.size)
        for (layer, view) in layerViews.enumerated() {
            view.layer.cornerRadius = 10 * (1 - open)
            view.alpha = layer > 0 ? fan.layerOpacity(layer) * (1 - open) : 1
        }
        // An open album's cover moves to the top, with its pictures below.
        let side = size.height
        let x = (size.width - side) / 2 * (1 - open)
        let cover = CGSize(
            width: side + (size.width - side) * open,
            height: side + (min(size.width, side / 2) - side) * open)
        if open > 0 { layerViews.first?.frame = CGRect(origin: CGPoint(x: x, y: 0), size: cover) }
        albumView.alpha = open
        albumView.frame = CGRect(x: 0, y: cover.height, width: size.width, height: size.height - cover.height)
        titleLabel.frame = CGRect(x: x, y: side + 14, width: side, height: 20)
        albumLabel.frame = CGRect(x: x, y: side + 34, width: side, height: 20)
        for label in [titleLabel, albumLabel] { label.alpha = 1 - open }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isOpen = false
    }
}

/// The content below an open album's cover: all of its pictures.
private final class AlbumView: UIScrollView {
    private let titleLabel = UILabel.words(28, .bold)
    private let manyLabel = UILabel.words(15)
    private var pictureViews: [PictureView] = []

    func show(_ story: Story) {
        backgroundColor = .systemBackground
        manyLabel.textColor = .secondaryLabel
        for view in pictureViews { view.removeFromSuperview() }
        pictureViews = story.pictures.map { _ in PictureView() }
        for (view, picture) in zip(pictureViews, story.pictures) {
            view.show(picture)
            view.layer.cornerRadius = 6
        }
        titleLabel.text = story.album
        manyLabel.text = story.many
        for view in [titleLabel, manyLabel] + pictureViews { addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 40, 0)
        titleLabel.frame = CGRect(x: 20, y: 20, width: width, height: 34)
        manyLabel.frame = CGRect(x: 20, y: 56, width: width, height: 20)
        // As many columns as there is room for, of 100 points and more.
        let columns = max(((width + 4) / 104).rounded(.down), 1)
        let side = (width - 4 * (columns - 1)) / columns
        for (index, view) in pictureViews.enumerated() {
            let (row, column) = (index / Int(columns), index % Int(columns))
            view.frame = CGRect(
                x: 20 + CGFloat(column) * (side + 4), y: 92 + CGFloat(row) * (side + 4), width: side,
                height: side)
        }
        contentSize = CGSize(width: bounds.width, height: (pictureViews.last?.frame.maxY ?? 92) + 40)
    }
}

// <UILabel+Words/>

// <UIStackView+Column/>

// <UIView+Edges/>

// <PictureView/>

// <content>
/// The content of an item; pictures are resources of the application.
private struct Story {
    let picture: String
    let title: String
    let album: String
    let many: String

    /// The pictures of its album, its own first.
    var pictures: [String] {
        let pictures = albums[album] ?? [picture]
        let own = pictures.firstIndex(of: picture) ?? 0
        return Array(pictures[own...] + pictures[..<own])
    }
}

extension Story {
    fileprivate static func ofItem(_ item: Int) -> Story { stories[item % stories.count] }
}

private let stories = [
    Story(
        picture: "infinite-sea", title: "Infinite Sea", album: "Landscapes", many: "2 pictures"),
    Story(
        picture: "picosdeeuropa", title: "Picos de Europa", album: "Still Life", many: "2 pictures"),
]

private let albums = [
    "Landscapes": [
        "infinite-sea", "sunset",
    ],
    "Still Life": [
        "picosdeeuropa", "picture-0b",
    ],
]
// </content>
