import FanfoldUIKit
import SwiftUI
import Testing

/// The code before and after a migration, from the documentation.
@MainActor @Suite final class MigrationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    private let films = Films()

    isolated deinit {}

    @Test func rowShowsItsItems() {
        let row = makeRow(films)
        show(row)
        #expect(items(of: row).contains(0))
    }

    @Test func carouselSnapsToTheItem() { checkSnapping(of: makeCarousel(films)) }
    @Test func featuredItemsSnap() { checkSnapping(of: makeFeatured(films)) }

    @Test func featuredSectionScalesItsItems() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: makeFeaturedLayout())
        view.dataSource = films
        show(view)
        let next = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(next.transform.a < 1 && next.transform.a > 0.8)
    }

    @Test func pagerShowsItsFirstPhoto() {
        let photos = (0..<3).map { _ in UIViewController() }
        let pager = PhotoPager(photos)
        show(pager)
        #expect(photos[0].view.superview === pager.view && photos[1].viewIfLoaded == nil)
        #expect(pager.pageViewController(pager, viewControllerAfter: photos[0]) === photos[1])
        #expect(pager.pageViewController(pager, viewControllerAfter: photos[2]) == nil)
        #expect(pager.pageViewController(pager, viewControllerBefore: photos[0]) == nil)
    }

    @Test func photoPagesTurnUnderAFinger() {
        let controller = PhotoPages((0..<3).map { _ in UIImage() })
        show(controller)
        #expect(shownItem(of: controller.pages) == 0)
        drag(by: -240)
        #expect(shownItem(of: controller.pages) == 1)
        #expect(controller.pages.visibleCells.allSatisfy { $0.backgroundView is UIImageView })
    }

    @Test func tripTabsShowTheirCities() {
        let controller = UIHostingController(rootView: TripTabs(cities: Self.cities))
        show(controller)
        #expect(Set(texts(in: controller.view)).isSuperset(of: Self.cities))
    }

    @Test func tripsBeginAtTheirSelection() throws {
        let controller = UIHostingController(rootView: Trips(cities: Self.cities))
        show(controller)
        let pages = try #require(controller.view.subviews.first as? FanfoldCollectionView)
        #expect(shownItem(of: pages) == 1)
        #expect(texts(in: pages).contains("Rome"))
    }

    private static let cities = ["Paris", "Rome", "Vienna"]

    private func checkSnapping(of row: UICollectionView) {
        show(row)
        let start = row.contentOffset
        drag(by: -240)
        #expect(row.contentOffset != start && shownItem(of: row) == 1)
    }

    private func drag(by distance: CGFloat) {
        let finger = SimulatedFinger(at: CGPoint(x: 300, y: 150), in: window)
        finger.move(by: CGPoint(x: distance, y: 0), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        StandIn.clock.advance(by: 3)
    }

    private func show(_ view: UICollectionView) {
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "film")
        let controller = UIViewController()
        controller.view = view
        show(controller)
    }

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        StandIn.clock.advance(by: 1)
    }

    private func shownItem(of view: UICollectionView) -> Int? {
        (view.collectionViewLayout as? FanfoldCollectionViewLayout)?.indexPathForShownItem?.item
    }

    private func items(of row: UICollectionView) -> [Int] { row.indexPathsForVisibleItems.map(\.item) }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }
}
