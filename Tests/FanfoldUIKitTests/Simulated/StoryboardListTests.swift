import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A typical client: a list with a storyboard's layout and a custom data source, which scrolls a tapped row to the
/// top.
@MainActor @Suite struct StoryboardListTests {
    @MainActor
    final class ListController: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var talks = (1...31).map { (title: "Talk \($0)", speaker: "Speaker \($0)") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            talks.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "talk", for: indexPath)
            guard let cell = cell as? ExpandingCell else { return cell }
            cell.titleLabel.text = talks[indexPath.item].title
            cell.detailsLabel.text = talks[indexPath.item].speaker
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            guard let layout = collectionView.collectionViewLayout as? ExpandingCollectionViewLayout else {
                return
            }
            layout.scrollToItem(at: indexPath, animated: true)
        }
    }

    let controller = ListController()

    /// A plain collection view, as a storyboard creates it: decoded at one size, and then laid out at another.
    func made() throws -> (UICollectionView, ExpandingCollectionViewLayout) {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let view = try #require(UICollectionView(coder: coder))
        let layout = try #require(ExpandingCollectionViewLayout(coder: coder))
        layout.standardLength = 100
        layout.featuredLength = 280
        view.collectionViewLayout = layout
        view.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
        view.register(ExpandingCell.self, forCellWithReuseIdentifier: "talk")
        view.dataSource = controller
        view.delegate = controller
        view.layoutIfNeeded()
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        view.layoutIfNeeded()
        return (view, layout)
    }

    func cell(_ item: Int, in view: UICollectionView) -> ExpandingCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? ExpandingCell
    }

    @Test func theFirstRowIsFeatured() throws {
        let (view, _) = try made()
        #expect(view.decelerationRate == .fast)
        #expect(view.contentSize.isNear(CGSize(width: 375, height: 6067)))
        let first = try #require(cell(0, in: view))
        #expect(first.frame == CGRect(x: 0, y: 0, width: 375, height: 280))
        #expect(abs(first.coverView.alpha - 0.3) < 1e-6)
        #expect(first.titleLabel.text == "Talk 1")
        #expect(cell(1, in: view)?.frame == CGRect(x: 0, y: 280, width: 375, height: 100))
    }

    @Test func theLastRowCanBeFeatured() throws {
        let (view, layout) = try made()
        layout.scrollToItem(at: IndexPath(item: 30, section: 0), animated: false)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 5_400)
        #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
        #expect(cell(30, in: view)?.frame.height == 280)
    }

    @Test func pulledDownTheListStaysWhereItIs() throws {
        let (view, _) = try made()
        view.contentOffset.y = -90
        view.layoutIfNeeded()
        #expect(cell(0, in: view)?.frame == CGRect(x: 0, y: -90, width: 375, height: 280))
    }

    @Test func parametersAreReadBackAsTheyWereSet() throws {
        let (view, layout) = try made()
        layout.dragDistance = 200
        layout.minimumTitleScale = 0.25
        #expect(layout.collectionLayout.dragDistance == 200)
        #expect(layout.minimumTitleScale == 0.25)
        #expect(layout.collectionViewContentSize.height == 6067)
        view.layoutIfNeeded()
        #expect(layout.collectionViewContentSize.height == 6_667)
    }
}
