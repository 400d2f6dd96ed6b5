import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// The code of the documentation is the code that is compiled here.
@MainActor @Suite struct ReadmeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The Swift code blocks of a document.
    private func blocks(of document: String) throws -> [String] {
        let file = folder.appendingPathComponent("../../\(document)").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    private func sample(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("Readme/\(name).swift"), encoding: .utf8)
    }

    @Test(arguments: [
        ("Talks", "README.md"), ("Pages", "README.md"),
        ("Deck", "Sources/FanfoldUIKit/FanfoldUIKit.docc/GettingStartedSwiftUI.md"),
        ("Tabs", "Sources/FanfoldUIKit/FanfoldUIKit.docc/GettingStartedUIKit.md"),
        ("ShelfCell", "Sources/FanfoldUIKit/FanfoldUIKit.docc/ScrollingScreens.md"),
        ("Seasons", "Sources/FanfoldSwiftUI/FanfoldSwiftUI.docc/OwnScrollView.md"),
        ("Library", "Sources/FanfoldUIKit/FanfoldUIKit.docc/TestYourScreens.md"),
        ("OpeningTest", "Sources/FanfoldUIKit/FanfoldUIKit.docc/TestYourScreens.md"),
    ])
    func documentContainsCompiledSample(_ name: String, _ document: String) throws {
        #expect(try blocks(of: document).contains(sample(name)))
    }

    @Test(arguments: [
        "Row", "Carousel", "PhotoPager", "PhotoPages", "TripTabs", "Trips", "FeaturedLayout", "Featured",
    ])
    func articleContainsTheMigration(_ name: String) throws {
        let document = "Sources/FanfoldUIKit/FanfoldUIKit.docc/MigratingFromApple.md"
        #expect(try blocks(of: document).contains(sample(name)))
    }

    @Test(arguments: ["PosedSection", "FeedController"])
    func articleContainsTheExample(_ name: String) throws {
        let file = "../../Examples/iOS/Examples.swiftpm/Sources/UIKit/\(name).swift"
        let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        #expect(try blocks(of: "Sources/FanfoldUIKit/FanfoldUIKit.docc/OneSection.md").contains(code))
    }

    /// The sample is compiled beside SwiftUI, which declares types of the same names.
    @Test func customLayoutShowsItsCovers() throws {
        let code = try sample("CoverFlow").replacingOccurrences(of: "import SwiftUI\n", with: "")
        #expect(try blocks(of: "Sources/Fanfold/Fanfold.docc/WriteALayout.md").contains(code))
        let context = LayoutContext(viewport: Fanfold.Size(width: 390, height: 844), count: 12)
        let engine = CollectionEngine(layout: CoverFlowLayout(), context: context, initialItem: 4)
        #expect(engine.frame.visibleItems.last?.index == 4, "the middle one is in front")
    }

    @Test func leavingCoverStaysBehindCoversNearerToTheMiddle() throws {
        let context = LayoutContext(viewport: Fanfold.Size(width: 390, height: 844), count: 12)
        var engine = CollectionEngine(layout: CoverFlowLayout(), context: context, initialItem: 4)
        engine.apply([.remove(at: 6)], animated: true, time: 0)
        engine.apply([.insert(at: 0, count: 5)], animated: true, time: 0.05)
        engine.advance(to: 0.06)
        let leaving = try #require(engine.frame.visibleItems.first { $0.isLeaving })
        #expect(leaving.attributes.z == -2)
        #expect(engine.frame.visibleItems.last?.index == 9, "the middle one is still in front")
    }

    @Test func readmeListShowsItsTalks() {
        let controller = TalksController(collectionViewLayout: ExpandingCollectionViewLayout())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let titles = controller.collectionView.visibleCells.compactMap {
            ($0 as? ExpandingCell)?.titleLabel.text
        }
        #expect(Set(titles) == Set(controller.talks))
    }

    @Test func readmeTabsOpenAndAreRemoved() throws {
        let controller = UIHostingController(rootView: BrowserView())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let tabs = try #require(controller.view.subviews.first as? FanfoldCollectionView)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 450), in: window)
        StandIn.clock.advance(by: 3)
        #expect(tabs.indexPathForOpenedItem != nil)
        tabs.closeItem()
        StandIn.clock.advance(by: 3)
        tabs.removeItem(at: IndexPath(item: 0, section: 0))
        StandIn.clock.advance(by: 3)
        #expect(tabs.numberOfItems(inSection: 0) == 7)
    }

    @Test func sampleTabsAreRemovedRestoredAppendedAndMoved() {
        let controller = TabsController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.tabs.removeItem(at: IndexPath(item: 1, section: 0))
        StandIn.clock.advance(by: 3)
        #expect(controller.titles == ["News", "Maps", "Music"])
        #expect(controller.tabs.undoRemoval())
        StandIn.clock.advance(by: 3)
        #expect(controller.titles == ["News", "Weather", "Maps", "Music"])
        controller.tabs.appendItem()
        StandIn.clock.advance(by: 5)
        #expect(controller.titles.last == "New tab")
        #expect(controller.tabs.indexPathForOpenedItem == IndexPath(item: 4, section: 0))
        controller.tabs.closeItem(animated: false)
        controller.collectionView(
            controller.tabs, moveItemAt: IndexPath(item: 4, section: 0), to: IndexPath(item: 0, section: 0))
        #expect(controller.titles == ["New tab", "News", "Weather", "Maps", "Music"])
    }

    @Test func reusedShelfReturnsToItsSettledItem() throws {
        let cell = ShelfCell(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
        let (films, others) = (Films(), Films())
        cell.shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "film")
        cell.show(films, at: IndexPath(item: 4, section: 0))
        #expect(cell.shelf.contentOffset.x > 0)
        let offset = cell.shelf.contentOffset
        cell.show(others, at: nil)
        #expect(cell.shelf.contentOffset.x < offset.x)
        cell.show(films, at: IndexPath(item: 4, section: 0))
        #expect(cell.shelf.contentOffset == offset)
    }
}

/// Nine films without content.
final class Films: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "film", for: indexPath)
    }
}
