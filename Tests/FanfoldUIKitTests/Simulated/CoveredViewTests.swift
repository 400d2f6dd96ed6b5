import Fanfold
import FanfoldUIKit
import Foundation
import Testing
import UIKit

/// Keyboards and insets over low views, and views that are folded, show few cells, and the item at rest survives them.
@MainActor @Suite(.serialized) final class CoveredViewTests {
    private static let (mostCells, steps) = (500, 12)
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["FANFOLD_SEED"].flatMap(UInt64.init) ?? 1
    private static let cases = 6 * (environment["FANFOLD_SOAK"].flatMap(Int.init) ?? 1)
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private var random = SeededGenerator(seed: CoveredViewTests.seed)
    isolated deinit {}

    @Test(arguments: VisibilityTests.Subject.all)
    func fewCellsAreShown(_ subject: VisibilityTests.Subject) {
        for number in 0..<Self.cases { check(subject.make(), "seed \(Self.seed), case \(number)") }
    }

    /// Covers and folds a view in steps, then shows it again.
    private func check(_ layout: FanfoldCollectionViewLayout, _ comment: Comment) {
        let whole = CGSize(width: length(375), height: length(667))
        let collection = Collection(layout, sections: [(0..<2_000).map { "\($0)" }], size: whole)
        let view = collection.view
        collection.show(in: window)
        view.scrollToItem(at: IndexPath(item: 1_000, section: 0), at: [], animated: false)
        let shown = collection.layout.indexPathForShownItem
        for _ in 0..<Self.steps {
            view.frame.size = CGSize(width: length(whole.width), height: length(whole.height))
            view.contentInset = UIEdgeInsets(
                top: 0, left: 0, bottom: length(667),
                right: length(375) * CGFloat(Int.random(in: 0...1, using: &random)))
            view.layoutIfNeeded()
            StandIn.clock.advance(by: 1 / 60)
            #expect(view.visibleCells.count <= Self.mostCells, comment)
        }
        (view.contentInset, view.frame.size) = (.zero, whole)
        StandIn.clock.advance(by: 4)
        view.layoutIfNeeded()
        #expect(collection.layout.indexPathForShownItem == shown, comment)
        view.removeFromSuperview()
    }

    /// A length from a millionth of a point to another one.
    private func length(_ most: CGFloat) -> CGFloat {
        let magnitude = [1e-6, 1e-3, 0.5, 1, 5, most / 2, most, most].randomElement(using: &random) ?? most
        return min(magnitude * .random(in: 0.5...1, using: &random), most)
    }
}
