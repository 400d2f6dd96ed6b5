import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A typical client: a stack of tabs in a plain collection view, whose data source appends and removes pages.
@MainActor @Suite struct TabStackClientTests {
    @MainActor private final class Browser: NSObject, UICollectionViewDataSource {
        var tabs = ["one", "two", "three"]
        let layout = TabStackCollectionViewLayout()
        let view: UICollectionView

        override init() {
            view = UICollectionView(
                frame: CGRect(origin: .zero, size: Collection.phone), collectionViewLayout: layout)
            super.init()
            view.register(PageCell.self, forCellWithReuseIdentifier: "page")
            view.dataSource = self
            view.layoutIfNeeded()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            tabs.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
            (cell as? PageCell)?.titleLabel.text = tabs[indexPath.item]
            return cell
        }

        func append(_ tab: String) {
            tabs.append(tab)
            let indexPath = IndexPath(item: tabs.count - 1, section: 0)
            view.insertItems(at: [indexPath])
            layout.scrollToItem(at: indexPath, animated: true)
        }

        func remove(_ tab: String) {
            guard let place = tabs.firstIndex(of: tab) else { return }
            tabs.remove(at: place)
            view.deleteItems(at: [IndexPath(item: place, section: 0)])
        }

        /// The titles of the pages, from the top of the viewport to the bottom.
        var titles: [String] {
            view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
                .compactMap { ($0 as? PageCell)?.titleLabel.text }
        }
    }

    private let browser = Browser()

    private func settle() {
        StandIn.clock.advance(by: 1)
        browser.view.standIn.settle()
    }

    @Test func theFirstPageRestsBelowTheTopInset() throws {
        #expect(browser.view.contentOffset.y == 0)
        let first = try #require(browser.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.center.y == 20 + 333.5)
        #expect(browser.titles == ["one", "two", "three"])
    }

    @Test func appendedPagesFallIntoPlaceAndAreScrolledTo() throws {
        for number in 4...12 {
            browser.append("\(number)")
            let page = try #require(browser.view.cellForItem(at: IndexPath(item: number - 1, section: 0)))
            // The page is seen edge on, at −90°.
            #expect(abs(page.layer.presentation()?.transform.m22 ?? 1) < 1e-6)
            settle()
            #expect(browser.titles.last == "\(number)")
            #expect(browser.view.contentSize.height == 20 + 160 * CGFloat(number - 1) + 667)
        }
    }

    @Test func removedPagesLeaveToTheLeftAndTheRestClosesUp() throws {
        let cell = try #require(browser.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        browser.remove("two")
        #expect(cell.center.x == 187.5 - 375)
        #expect(cell.layer.presentation()?.position.x == 187.5)
        settle()
        #expect(browser.titles == ["one", "three"])
        #expect(browser.view.contentSize.height == 847)
    }

    @Test func theLastPagesGoWithoutAJumpAndComeBack() {
        for number in 4...20 { browser.append("\(number)") }
        settle()
        while let last = browser.tabs.last {
            let before = browser.view.contentOffset.y
            browser.remove(last)
            settle()
            // The page before it takes its place.
            #expect(browser.view.contentOffset.y == max(before - 160, 0))
        }
        #expect(browser.view.visibleCells.isEmpty)
        #expect(browser.view.contentOffset.y == 0)
        browser.append("again")
        settle()
        #expect(browser.titles == ["again"])
    }

    @Test func pagesMayComeWhileOthersGo() {
        browser.remove("one")
        browser.append("four")
        StandIn.clock.advance(by: 0.1)
        browser.remove("three")
        browser.append("five")
        settle()
        #expect(browser.titles == ["two", "four", "five"])
        #expect(browser.view.subviews.count { $0 is PageCell && !$0.isHidden } == 3)
    }
}
