import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Items are inserted, removed and moved along the layout's path.
@MainActor @Suite struct ViewUpdateTests {
    private func at(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aNewItemStartsWhereTheLayoutHasNewOnesComeFrom(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction, count: 8)
        collection.view.performBatchUpdates {
            collection.sections[0].insert("new", at: 1)
            collection.view.insertItems(at: [at(1)])
        }
        let layout = collection.layout.layout
        let target = layout.attributes(at: 1, in: collection.context)
        let start = layout.insertionAttributes(of: target)
        let presented = try #require(collection.cell(1)?.layer.presentation())
        #expect(abs(presented.opacity - Float(start.opacity)) < 1e-6)
        #expect(presented.matches(start, from: collection.view.contentOffset))
        StandIn.clock.advance(by: 1)
        #expect(collection.cell(1)?.alpha == 1)
        collection.expectAllInPlace()
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func neighboursStartWhereTheyWereEvenOutOfSight(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction, count: 12)
        let before = collection.context
        let layout = collection.layout.layout
        let starts = (0..<12).map { layout.attributes(at: Double($0), in: before) }
        collection.view.performBatchUpdates {
            collection.sections[0].removeSubrange(1...2)
            collection.view.deleteItems(at: [at(1), at(2)])
        }
        for (name, cell) in collection.cells where name != "0" {
            let presented = try #require(cell.layer.presentation())
            let start = starts[try #require(Int(name))]
            #expect(presented.matches(start, from: collection.view.contentOffset), "item \(name)")
        }
        StandIn.clock.advance(by: 1)
        collection.expectAllInPlace()
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func neighboursThatLeaveTheViewportEndWhereTheyBelong(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction, count: 12)
        let new = (0..<20).map { "new \($0)" }
        let before = collection.cells
        collection.view.performBatchUpdates {
            collection.sections[0].insert(contentsOf: new, at: 1)
            collection.view.insertItems(at: (1...20).map(at))
        }
        let leaving = before.filter { collection.cells[$0.key] == nil }
        #expect(!leaving.isEmpty)
        for (name, cell) in leaving {
            let place = try #require(collection.sections[0].firstIndex(of: name))
            #expect(cell.superview === collection.view)
            #expect(cell.quad.isNear(collection.expectedQuad(place), within: 0.5), "item \(name)")
        }
        StandIn.clock.advance(by: 1)
        collection.expectAllInPlace()
    }

    @Test(arguments: LayoutKind.allCases)
    func aRemovedItemLeavesAsItsLayoutHasIt(_ kind: LayoutKind) throws {
        let collection = Collection(kind, count: 8)
        let cell = try #require(collection.cell(1))
        let before = cell.center
        collection.sections[0].remove(at: 1)
        collection.view.deleteItems(at: [at(1)])
        #expect(cell.superview === collection.view)
        if let removal = collection.layout.layout.removal {
            #expect(abs(abs(cell.center.x - before.x) - 375) < 1e-6)
            #expect(removal.edges == .end || cell.center.x < before.x)
            #expect(cell.alpha == 1)
        } else {
            #expect(cell.alpha == 0)
            #expect(abs(cell.center.x - before.x) < 1e-6)
        }
        StandIn.clock.advance(by: 1)
        #expect(cell.isHidden)
        collection.expectAllInPlace()
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theItemAtRestStaysThereWhenOthersComeAndGoBeforeIt(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let layout = collection.layout.layout
        func shown() -> String {
            let position = layout.positionShown(in: collection.context)
            #expect(abs(position - position.rounded()) < 1e-6)
            return collection.sections[0][Int(position.rounded())]
        }
        collection.scroll(to: layout.offset(showing: 9, in: collection.context))
        collection.update {
            collection.sections[0].insert(contentsOf: ["a", "b", "c"], at: 4)
            collection.view.insertItems(at: [at(4), at(5), at(6)])
        }
        #expect(shown() == "9")
        collection.update {
            collection.sections[0].removeSubrange(0...3)
            collection.sections[0].append("z")
            collection.view.deleteItems(at: (0...3).map(at))
            collection.view.insertItems(at: [at(30)])
        }
        #expect(shown() == "9")
        collection.update {
            let first = collection.sections[0].removeFirst()
            collection.sections[0].append(first)
            collection.view.moveItem(at: at(0), to: at(30))
        }
        #expect(shown() == "9")
        // If the item at rest is removed, the next one replaces it.
        collection.update {
            let place = collection.sections[0].firstIndex(of: "9") ?? 0
            collection.sections[0].remove(at: place)
            collection.view.deleteItems(at: [at(place)])
        }
        #expect(shown() == "10")
        collection.expectAllInPlace()
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theLastItemsGoWithoutAJump(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction, count: 12)
        collection.scroll(to: collection.layout.layout.offsetRange(in: collection.context).upperBound)
        while !collection.sections[0].isEmpty {
            collection.update {
                collection.sections[0].removeLast()
                collection.view.deleteItems(at: [at(collection.sections[0].count)])
            }
            let range = collection.layout.layout.offsetRange(in: collection.context)
            #expect(abs(collection.offset - min(collection.offset, range.upperBound)) < 1e-6)
            #expect(collection.offset >= range.lowerBound - 1e-6)
            collection.expectAllInPlace()
        }
        #expect(collection.cells.isEmpty)
        collection.update {
            collection.sections[0] = ["a", "b"]
            collection.view.insertItems(at: [at(0), at(1)])
        }
        #expect(collection.cells.count == 2)
        collection.expectAllInPlace()
    }

    @Test(arguments: LayoutKind.allCases)
    func nothingBlinksOnReload(_ kind: LayoutKind) throws {
        let collection = Collection(kind, count: 8)
        let old = try #require(collection.cell(1))
        let place = old.center
        collection.sections[0][1] = "changed"
        collection.view.reloadItems(at: [at(1)])
        let new = try #require(collection.cell(1))
        #expect(new !== old)
        #expect(old.alpha == 1)
        #expect(old.center == place)
        #expect(new.layer.presentation()?.opacity == 0)
        #expect(new.layer.presentation()?.position == place)
        StandIn.clock.advance(by: 1)
        #expect(new.alpha == 1)
        collection.expectAllInPlace()
    }

    @Test(arguments: LayoutKind.allCases)
    func sectionsAreInsertedRemovedAndMoved(_ kind: LayoutKind) {
        let collection = Collection(kind.make(), sections: [["a", "b"], ["c"], ["d", "e", "f"]])
        collection.update {
            collection.sections.remove(at: 0)
            collection.view.deleteSections([0])
        }
        collection.expectAllInPlace()
        collection.update {
            collection.sections.insert(["g", "h"], at: 1)
            collection.view.insertSections([1])
        }
        collection.expectAllInPlace()
        collection.update {
            collection.sections = [["d", "e", "f"], ["c"], ["g", "h"]]
            collection.view.moveSection(2, toSection: 0)
        }
        collection.expectAllInPlace()
        collection.update {
            collection.sections[0] = ["i", "j"]
            collection.view.reloadSections([0])
        }
        collection.expectAllInPlace()
    }
}

extension CALayer {
    /// Whether the layer appears as a pose in a viewport, whose position in the content is `origin`.
    fileprivate func matches(_ pose: ItemAttributes, from origin: CGPoint) -> Bool {
        var invertible = pose
        // An item with a scale of 0 keeps an invertible transform.
        invertible.scale = max(pose.scale, 1e-3)
        return quad(from: origin).isNear(invertible.quad)
    }
}
