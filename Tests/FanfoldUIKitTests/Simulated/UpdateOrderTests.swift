import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Changes in any order, even concurrent ones, end with every item in its place.
@MainActor @Suite struct UpdateOrderTests {
    private func at(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func insertionsAndRemovalsInEveryOrderEndInPlace(_ kind: LayoutKind, _ direction: Direction) {
        for seed in 0..<4 {
            var random = SeededGenerator(seed: UInt64(seed))
            let collection = Collection(kind, direction, count: 6)
            var fresh = 0
            for step in 0..<12 {
                let range = collection.layout.layout.offsetRange(in: collection.context)
                collection.scroll(to: Double.random(in: range, using: &random))
                let count = collection.sections[0].count
                let removed = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
                let kept = (0..<count).filter { !removed.contains($0) }.map { collection.sections[0][$0] }
                var names = kept
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    names.insert("new \(fresh)", at: Int.random(in: 0...names.count, using: &random))
                    fresh += 1
                }
                let added = names.indices.filter { !kept.contains(names[$0]) }
                collection.view.performBatchUpdates {
                    collection.sections[0] = names
                    collection.view.deleteItems(at: removed.map(at))
                    collection.view.insertItems(at: added.map(at))
                }
                // Some changes begin while others are in progress.
                let isHurried = step < 11 && Bool.random(using: &random)
                StandIn.clock.advance(by: isHurried ? 0.1 : 0.5)
                if !isHurried { collection.expectAllInPlace("seed \(seed), step \(step)") }
            }
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func oneItemMovesWhileAnotherGoes(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction, count: 6)
        let names = collection.sections[0]
        for from in 0..<6 {
            for to in 0..<5 {
                let removed = (from + 4) % 6
                let kept = names.filter { $0 != names[removed] && $0 != names[from] }
                var after = kept
                after.insert(names[from], at: to)
                collection.update {
                    collection.sections[0] = after
                    collection.view.deleteItems(at: [at(removed)])
                    collection.view.moveItem(at: at(from), to: at(to))
                }
                collection.expectAllInPlace("\(from) to \(to), without \(removed)")
                collection.sections[0] = names
                collection.view.reloadData()
                collection.view.layoutIfNeeded()
            }
        }
    }
}
