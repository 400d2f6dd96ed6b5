import FanfoldUIKit
import SwiftUI
import Testing

@testable import Exported

/// The controller and the view that the playground exports, and the views of all items, show their stories, open them and close them again.
@MainActor @Suite final class ExportedTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    isolated deinit {}

    enum File: CaseIterable {
        case controller, view, expanding, tabStack, albumFan, cardCarousel, taskSwitcher

        @MainActor var controller: UIViewController {
            switch self {
            case .controller: CardCarouselController()
            case .view: UIHostingController(rootView: CardCarouselView())
            case .expanding: screen(.expanding()) { ExpandingItemView(item: $0, isOpen: $1) }
            case .tabStack: screen(.tabStack()) { TabStackItemView(item: $0, isOpen: $1) }
            case .albumFan: screen(.albumFan()) { AlbumFanItemView(item: $0, isOpen: $1) }
            case .cardCarousel: screen(.cardCarousel()) { CardCarouselItemView(item: $0, isOpen: $1) }
            case .taskSwitcher: screen(.taskSwitcher()) { TaskSwitcherItemView(item: $0, isOpen: $1) }
            }
        }

        @MainActor private func screen(
            _ layout: some CollectionLayout, content: @escaping (Int, Bool) -> some View
        ) -> UIViewController {
            UIHostingController(rootView: Screen(layout: layout, content: content))
        }
    }

    /// A screen with the views of a layout's items, which know the open one.
    private struct Screen<Layout: CollectionLayout, Content: View>: View {
        let layout: Layout
        let content: (Int, Bool) -> Content
        @State private var openItem: Item.ID?

        var body: some View {
            FanfoldView((0..<31).map(Item.init), layout: layout) { item in
                content(item.id, item.id == openItem)
            }
            .openItem($openItem)
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
