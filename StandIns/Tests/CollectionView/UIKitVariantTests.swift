import Testing
import UIKit

/// Each variant of UIKit behaves as its source describes. `UIKitVariant` cites the sources.
@MainActor @Suite struct UIKitVariantTests {
    private let layout = RecordingLayout()

    private func fixture(_ count: Int = 10) -> Fixture {
        let fixture = Fixture(count, layout: layout)
        fixture.view.layoutIfNeeded()
        return fixture
    }

    private func insert(into fixture: Fixture) {
        fixture.view.performBatchUpdates {
            fixture.sections[0].insert("new", at: 0)
            fixture.view.insertItems(at: [IndexPath(0)])
        }
    }

    /// A layout that answers differently once it knows the updates.
    private final class ChangingLayout: RecordingLayout {
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            itemLength = 50
            invalidateLayout()
        }
    }

    @Test func behaviorsAreNamed() {
        #expect(UIKitVariant(named: "") == [])
        #expect(UIKitVariant(named: "all") == .all)
        let two = UIKitVariant(named: "keepsFirstAttributes,reportsOlderBounds")
        #expect(two == [.keepsFirstAttributes, .reportsOlderBounds])
        #expect(UIKitVariant(named: "keepsFirstAttribute") == nil)
    }

    /// rdar 15922530 and 27161788.
    @Test(arguments: [UIKitVariant.keepsFirstAttributes, .queriesWideContentOnce])
    func updateKeepsTheFirstAttributes(_ variant: UIKitVariant) {
        for variant in [variant, []] {
            StandIn.$variant.withValue(variant) {
                let layout = ChangingLayout()
                let fixture = Fixture(10, layout: layout)
                fixture.view.layoutIfNeeded()
                layout.calls = []
                insert(into: fixture)
                let queries = layout.calls.filter { $0.hasPrefix("elements") }
                // The last query is that of the pass after the update.
                #expect(queries.count == (variant.isEmpty ? 3 : 2))
            }
        }
    }

    /// openradar.appspot.com/radar?id=5025850143539200.
    @Test func narrowContentIsQueriedAgain() {
        StandIn.$variant.withValue(.queriesWideContentOnce) {
            let fixture = fixture()
            layout.contentSize = CGSize(width: 199.9999, height: 1000)
            layout.invalidateLayout()
            fixture.view.layoutIfNeeded()
            layout.calls = []
            insert(into: fixture)
            #expect(layout.calls.filter { $0.hasPrefix("elements") }.count == 3)
        }
    }

    /// rdar 28074111.
    @Test func equalTargetPositionsAreIgnored() {
        StandIn.$variant.withValue(.ignoresEqualTargets) {
            let fixture = fixture()
            #expect(fixture.view.beginInteractiveMovementForItem(at: IndexPath(0)))
            let center = fixture.view.cellForItem(at: IndexPath(0))?.center ?? .zero
            layout.calls = []
            fixture.view.updateInteractiveMovementTargetPosition(center)
            #expect(layout.calls.isEmpty)
            fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 150))
            #expect(!layout.calls.isEmpty)
            fixture.view.cancelInteractiveMovement()
        }
    }

    /// rdar 34933061.
    @Test func movedCellIsReloadedLater() {
        StandIn.$variant.withValue(.reloadsMovedCells) {
            let fixture = fixture()
            fixture.calls = []
            #expect(fixture.view.beginInteractiveMovementForItem(at: IndexPath(0)))
            fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 150))
            fixture.view.endInteractiveMovement()
            #expect(!fixture.calls.contains("cell 0.1"))
            StandIn.clock.advance(by: 1)
            fixture.view.layoutIfNeeded()
            #expect(fixture.calls.contains("cell 0.1"))
        }
    }

    /// rdar 14801742 and 15316650.
    @Test func frameWithoutTheTransformDecidesOnVisibility() {
        layout.adjust = { attributes in
            guard attributes.indexPath.item == 2 else { return }
            attributes.transform3D = CATransform3DMakeTranslation(-300, 0, 0)
        }
        #expect(fixture().view.cellForItem(at: IndexPath(2)) == nil)
        StandIn.$variant.withValue(.seesUntransformedFrames) {
            #expect(fixture().view.cellForItem(at: IndexPath(2)) != nil)
        }
    }

    /// rdar 14801742 and 15316650. The perspective enlarges the upper part of the item.
    @Test func frameWithoutThePerspectiveDecidesOnVisibility() {
        layout.adjust = { attributes in
            guard attributes.indexPath.item == 2 else { return }
            attributes.center = CGPoint(x: 100, y: 370)
            attributes.transform3D.m24 = 0.01
        }
        #expect(fixture().view.cellForItem(at: IndexPath(2)) != nil)
        StandIn.$variant.withValue(.seesAffineFrames) {
            #expect(fixture().view.cellForItem(at: IndexPath(2)) == nil)
        }
    }

    /// The documentation of `dequeueReusableCell(withReuseIdentifier:for:)`.
    @Test func attributesAreAppliedBeforeTheCellIsFilled() throws {
        let source = ApplyingSource()
        for variant in [[], UIKitVariant.appliesAttributesOnDequeue] {
            try StandIn.$variant.withValue(variant) {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 200, height: 300),
                    collectionViewLayout: RecordingLayout()
                )
                view.register(DiaryCell.self, forCellWithReuseIdentifier: "cell")
                view.isPrefetchingEnabled = false
                view.dataSource = source
                view.layoutIfNeeded()
                let diary = try #require(source.diaries.last)
                #expect(diary.contains { $0.hasPrefix("apply") } == !variant.isEmpty)
            }
        }
    }

    /// A data source that notes the calls of each cell before it fills the cell.
    private final class ApplyingSource: NSObject, UICollectionViewDataSource {
        var diaries: [[String]] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            diaries.append((cell as? DiaryCell)?.diary ?? [])
            return cell
        }
    }

    /// The documentation of `isTracking` and `isDecelerating`.
    @Test func caughtContentStillDecelerates() {
        for variant in [[], UIKitVariant.deceleratesWhileCaught] {
            StandIn.$variant.withValue(variant) {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
                let view = fixture(30).view
                window.addSubview(view)
                SimulatedFinger.swipe(from: CGPoint(x: 100, y: 250), by: CGPoint(x: 0, y: -150), in: window)
                StandIn.clock.advance(by: 0.1)
                let finger = SimulatedFinger(at: CGPoint(x: 100, y: 150), in: window)
                #expect(view.isTracking)
                #expect(view.isDecelerating == !variant.isEmpty)
                #expect(view.isDragging == !variant.isEmpty)
                finger.lift()
                StandIn.clock.advance(by: 4)
                #expect(!view.isDecelerating)
                view.removeFromSuperview()
            }
        }
    }

    /// github.com/airbnb/MagazineLayout/pull/115.
    @Test func olderBoundsAreReported() {
        StandIn.$variant.withValue(.reportsOlderBounds) {
            let view = fixture().view
            view.frame.size = CGSize(width: 250, height: 300)
            view.layoutIfNeeded()
            layout.calls = []
            UIView.animate(withDuration: 0.3) { view.frame.size = CGSize(width: 300, height: 200) }
            #expect(layout.calls.contains("bounds change from 200x300"))
        }
    }

    /// Reports on iOS 15.1 in ChatLayout.
    @Test func targetOffsetIsIgnoredDuringScrolling() {
        for variant in [[], UIKitVariant.ignoresTargetWhileScrolling] {
            StandIn.$variant.withValue(variant) {
                let fixture = fixture(30)
                layout.target = CGPoint(x: 0, y: 700)
                fixture.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
                StandIn.clock.advance(by: 0.1)
                insert(into: fixture)
                #expect((fixture.view.contentOffset.y == 700) == variant.isEmpty)
                fixture.view.setContentOffset(.zero, animated: false)
                layout.target = nil
            }
        }
    }
}
