import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// One batch moves a section, and inserts, removes or moves an item in it, as snapshots do.
@MainActor @Suite struct SectionUpdateTests {
    enum ItemUpdate: CaseIterable {
        case insertion
        case deletion
        case move
        case moveToAnotherSection
    }

    @Test(arguments: ItemUpdate.allCases, [true, false])
    func cellsKeepTheirItemsThroughSectionUpdates(_ update: ItemUpdate, _ animated: Bool) throws {
        let collection = Collection(
            CustomCollectionViewLayout(TabStackLayout()), sections: [["a", "b", "c"], ["d", "e"]])
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.openItem(at: path(1, 0), animated: false)
        let change = { view.performBatchUpdates { self.change(collection, update) } }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
        StandIn.clock.advance(by: 3)
        let open = try #require(view.indexPathForOpenedItem)
        #expect(collection.sections[open.section][open.item] == "b")
        view.closeItem(animated: false)
        collection.expectAllInPlace()
    }

    private func change(_ collection: Collection, _ update: ItemUpdate) {
        let view = collection.view
        view.moveSection(0, toSection: 1)
        switch update {
        case .insertion:
            collection.sections = [["d", "e"], ["new", "a", "b", "c"]]
            view.insertItems(at: [path(0, 1)])
        case .deletion:
            collection.sections = [["d", "e"], ["b", "c"]]
            view.deleteItems(at: [path(0, 0)])
        case .move:
            collection.sections = [["d", "e"], ["b", "a", "c"]]
            view.moveItem(at: path(0, 0), to: path(1, 1))
        case .moveToAnotherSection:
            collection.sections = [["d", "b", "e"], ["a", "c"]]
            view.moveItem(at: path(1, 0), to: path(1, 0))
        }
    }

    private func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }
}
