import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// What the README shows is what is compiled here, and it works.
@MainActor @Suite struct ReadmeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The README's code in Swift, a text for each block.
    private func blocks() throws -> [String] {
        let readme = folder.appendingPathComponent("../../README.md").standardizedFileURL
        let text = try String(contentsOf: readme, encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    @Test(arguments: ["Talks.swift", "Pages.swift"])
    func theReadmeShowsWhatIsCompiled(_ file: String) throws {
        let code = try String(
            contentsOf: folder.appendingPathComponent("Readme/\(file)"), encoding: .utf8)
        #expect(try blocks().contains(code))
    }

    /// A layout is compiled beside SwiftUI, which has types of the same names.
    @Test func theReadmesOwnLayoutShowsItsCovers() throws {
        let code = try String(
            contentsOf: folder.appendingPathComponent("Readme/CoverFlow.swift"), encoding: .utf8)
        #expect(try blocks().contains(code.replacingOccurrences(of: "import SwiftUI\n", with: "")))
        let context = LayoutContext(viewport: Fanfold.Size(width: 390, height: 844), count: 12)
        let engine = CollectionEngine(layout: CoverFlowLayout(), context: context, initialItem: 4)
        #expect(engine.frame.visibleItems.last?.index == 4, "the middle one is in front")
    }

    @Test func aCoverThatLeavesStaysBehindThoseThatAreNearerToTheMiddle() throws {
        let context = LayoutContext(viewport: Fanfold.Size(width: 390, height: 844), count: 12)
        var engine = CollectionEngine(layout: CoverFlowLayout(), context: context, initialItem: 4)
        engine.apply([.remove(at: 6)], animated: true, time: 0)
        engine.apply([.insert(at: 0, count: 5)], animated: true, time: 0.05)
        engine.advance(to: 0.06)
        let leaving = try #require(engine.frame.visibleItems.first { $0.isLeaving })
        #expect(leaving.attributes.z == -2)
        #expect(engine.frame.visibleItems.last?.index == 9, "the middle one is still in front")
    }

    @Test func theListShowsItsTalks() {
        let controller = TalksController(collectionViewLayout: ExpandingCollectionViewLayout())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let titles = controller.collectionView.visibleCells.compactMap {
            ($0 as? ExpandingCell)?.titleLabel.text
        }
        #expect(Set(titles) == Set(controller.talks))
    }

    @Test func theTabsOpenAndGo() throws {
        let controller = UIHostingController(rootView: BrowserView())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let tabs = try #require(controller.view.subviews.first as? FanfoldCollectionView)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 450), in: window)
        StandIn.clock.advance(by: 3)
        #expect(tabs.indexPathForOpenedItem == IndexPath(item: 1, section: 0))
        tabs.closeItem()
        StandIn.clock.advance(by: 3)
        tabs.requestRemoval(at: IndexPath(item: 0, section: 0))
        StandIn.clock.advance(by: 3)
        #expect(tabs.numberOfItems(inSection: 0) == 1)
    }
}
