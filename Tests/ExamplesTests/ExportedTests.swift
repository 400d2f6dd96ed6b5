import FanfoldUIKit
import SwiftUI
import Testing

@testable import Exported

/// The files that the playground exports show their stories, open them and close them again.
@MainActor @Suite final class ExportedTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    isolated deinit {}

    enum File: CaseIterable {
        case expandingController, tabStackController, albumFanController, cardCarouselController
        case taskSwitcherController
        case expandingView, tabStackView, albumFanView, cardCarouselView, taskSwitcherView

        @MainActor var controller: UIViewController {
            switch self {
            case .expandingController: ExpandingController()
            case .tabStackController: TabStackController()
            case .albumFanController: AlbumFanController()
            case .cardCarouselController: CardCarouselController()
            case .taskSwitcherController: TaskSwitcherController()
            case .expandingView: UIHostingController(rootView: ExpandingView())
            case .tabStackView: UIHostingController(rootView: TabStackView())
            case .albumFanView: UIHostingController(rootView: AlbumFanView())
            case .cardCarouselView: UIHostingController(rootView: CardCarouselView())
            case .taskSwitcherView: UIHostingController(rootView: TaskSwitcherView())
            }
        }
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + descendants(of: $0) }
    }

    private func texts(of view: UIView) -> [String] {
        descendants(of: view).compactMap { ($0 as? UILabel)?.text }
    }

    private func settle() {
        StandIn.clock.advance(by: 3)
        window.layoutIfNeeded()
    }

    @Test(arguments: File.allCases)
    func itemsShowTheirStoriesAndOpen(_ file: File) throws {
        window.rootViewController = file.controller
        window.makeKeyAndVisible()
        settle()
        let view = try #require(
            ([window] + descendants(of: window)).lazy.compactMap { $0 as? FanfoldCollectionView }.first)
        #expect(view.numberOfItems(inSection: 0) == 31)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(texts(of: cell).contains("Infinite Sea"))
        SimulatedFinger.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: 40), to: window), in: window)
        settle()
        #expect(view.indexPathForOpenedItem == IndexPath(item: 0, section: 0))
        view.closeItem(animated: true)
        settle()
        #expect(view.indexPathForOpenedItem == nil)
    }
}
