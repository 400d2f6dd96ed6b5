// <head>
import FanfoldUIKit
import SwiftUI
import UIKit

/// Items in the layout “card carousel”. A tap opens one, a swipe removes it.
final class CardCarouselController: UIViewController, FanfoldCollectionViewDataSource,
    FanfoldCollectionViewDelegate
{
    private let layout = CardCarouselCollectionViewLayout()
    private var items = Array(0..<31)
    // </head>

    private let registration = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
        cell.show(item)
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
        // <ground>
        collectionView.backgroundColor = UIColor(white: 0.07, alpha: 1)
        // </ground>
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

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = false
    }
}

/// A cell that shows the view of an item, as SwiftUI does.
private final class ItemCell: FanfoldCell {
    // <state>
    private var state = ItemState()
    // </state>
    private var item: Int?

    /// Whether the item is open or opening.
    var isOpen = false {
        didSet { if isOpen != oldValue { update() } }
    }

    func show(_ item: Int) {
        self.item = item
        update()
    }

    // <state>
    override func adapt(to attributes: FanfoldLayoutAttributes) {
        state = ItemState(progress: attributes.progress, appearance: attributes.appearance)
        update()
    }
    // </state>

    private func update() {
        guard let item else { return }
        let view = CardCarouselItemView(item: item, isOpen: isOpen)
        isAccessibilityElement = true
        accessibilityLabel = view.title
        contentConfiguration = UIHostingConfiguration {
            view
                // <state>
                .environment(\.itemState, state)
                // </state>
                .animation(.easeOut(duration: 0.4), value: isOpen)
                .ignoresSafeArea()
        }
        .margins(.all, 0)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        (item, isOpen) = (nil, false)
    }
}
