import Foundation
import Testing
import UIKit

/// The variants that concern subviews, snapshots and notifications.
extension UIKitVariantTests {
    private func shown() -> (Fixture, UIWindow) {
        let layout = RecordingLayout()
        layout.adjust = { $0.zIndex = -$0.indexPath.item }
        let fixture = Fixture(10, layout: layout)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.addSubview(fixture.view)
        window.isHidden = false
        fixture.view.layoutIfNeeded()
        return (fixture, window)
    }

    private func cell(_ item: Int, in fixture: Fixture) throws -> UICollectionViewCell {
        try #require(fixture.view.cellForItem(at: IndexPath(item)))
    }

    /// rdar 27519174 and 34308893.
    @Test func viewsAreInTheOrderOfTheirAppearance() throws {
        for variant in [[], UIKitVariant.ignoresZIndex] {
            try StandIn.$variant.withValue(variant) {
                let (fixture, window) = shown()
                let cells = fixture.view.subviews.filter { $0 is UICollectionViewCell }
                let (first, second) = (try cell(0, in: fixture), try cell(1, in: fixture))
                let isFirstBehind = cells.firstIndex(of: first) ?? 0 < cells.firstIndex(of: second) ?? 0
                #expect(isFirstBehind == !variant.isEmpty)
                #expect((first.layer.zPosition > second.layer.zPosition) == variant.isEmpty)
                window.isHidden = true
            }
        }
    }

    /// UIKit's message in github.com/lukescott/DraggableCollectionView/issues/27.
    @Test func snapshotOfANewCellIsEmpty() throws {
        for variant in [[], UIKitVariant.emptiesNewSnapshots] {
            try StandIn.$variant.withValue(variant) {
                let (fixture, window) = shown()
                let cell = try cell(0, in: fixture)
                cell.backgroundColor = .systemBlue
                @MainActor func isEmpty(_ afterUpdates: Bool) -> Bool {
                    cell.snapshotView(afterScreenUpdates: afterUpdates)?.backgroundColor == nil
                }
                #expect(isEmpty(false) == !variant.isEmpty)
                #expect(!isEmpty(true))
                StandIn.clock.advance(by: 1 / 60)
                #expect(!isEmpty(false))
                window.isHidden = true
            }
        }
    }

    /// The documentation of `UIScrollEdgeEffect`, and the hierarchy in the README of github.com/LookInsideApp/LookInside.
    @Test func edgeEffectIsASubviewThatIgnoresTouches() throws {
        for variant in [[], UIKitVariant.addsEdgeEffects] {
            StandIn.$variant.withValue(variant) {
                let (fixture, window) = shown()
                let others = fixture.view.subviews.filter { !($0 is UICollectionViewCell) }
                #expect(others.contains { $0.frame == fixture.view.bounds } == !variant.isEmpty)
                fixture.view.contentOffset.y = 130
                #expect(others.contains { $0.frame == fixture.view.bounds } == !variant.isEmpty)
                let hit = fixture.view.hitTest(CGPoint(x: 100, y: 150), with: nil)
                #expect(hit.map(others.contains) == false)
                window.isHidden = true
            }
        }
    }

    /// The documentation of `NotificationCenter.addObserver(forName:object:queue:using:)`.
    @Test func notificationIsPostedOnAnotherThread() {
        for variant in [[], UIKitVariant.postsOnAnotherThread] {
            StandIn.$variant.withValue(variant) {
                let thread = ObjectIdentifier(Thread.current)
                nonisolated(unsafe) var isHere = [Bool]()
                let token = NotificationCenter.default.addObserver(
                    forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
                ) { _ in isHere.append(ObjectIdentifier(Thread.current) == thread) }
                UIAccessibility.simulatedVoiceOver = true
                UIAccessibility.simulatedVoiceOver = false
                NotificationCenter.default.removeObserver(token)
                #expect(isHere == Array(repeating: variant.isEmpty, count: 2))
            }
        }
    }
}
