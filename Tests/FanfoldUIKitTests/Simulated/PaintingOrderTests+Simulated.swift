import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension PaintingOrderTests {
    private static let points = (0..<8).flatMap { column in
        (0..<13).map { row in Point(x: 7 + 48.1 * Double(column), y: 5 + 51.3 * Double(row)) }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theItemInFrontIsSeen(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        for offset in [0, 133.7, 500, 1_234.5] {
            collection.scroll(to: offset)
            let poses = poses(in: collection)
            for point in Self.points {
                let hit = poses.indices.filter { poses[$0].holds(point) }
                let expected = hit.max { poses[$0].z < poses[$1].z }
                #expect(seen(at: point, in: collection) == expected.map(String.init), "\(point) at \(offset)")
            }
        }
    }

    @Test(arguments: Depths.allCases, Direction.allCases)
    func depthsThatAreNearlyEqualAreTold(_ depths: Depths, _ direction: Direction) {
        let collection = collection(depths, direction)
        for offset in [0, 133.7, 315, 350, 700.5] {
            collection.scroll(to: offset)
            let order = order(in: collection).filter { collection.cell($0) != nil }
            for point in Self.points {
                let poses = poses(in: collection)
                let expected = order.last { poses[$0].holds(point) }
                #expect(seen(at: point, in: collection) == expected.map(String.init), "\(point) at \(offset)")
            }
        }
    }

    @Test func leavingItemsStayBetweenTheirNeighbors() throws {
        let browser = Browser()
        browser.tabs.removeItem(at: IndexPath(item: 2, section: 0))
        StandIn.clock.advance(by: 0.1)
        let leaving = try #require(
            browser.tabs.subviews.first { !($0 is UICollectionViewCell) && $0.layer.zPosition < 1e6 })
        let behind = try #require(browser.cells["1"]), front = try #require(browser.cells["3"])
        #expect(behind.layer.zPosition < leaving.layer.zPosition)
        #expect(leaving.layer.zPosition < front.layer.zPosition)
    }

    @Test(arguments: LayoutKind.allCases)
    func scrollIndicatorsAreInFrontOfCells(_ kind: LayoutKind) throws {
        let collection = Collection(kind)
        let view = collection.view
        let background = UIView(frame: view.bounds)
        view.backgroundView = background
        let control = UIRefreshControl()
        view.refreshControl = control
        view.standIn.drag(by: CGPoint(x: 100, y: 100))
        let indicator = try #require(view.standIn.indicator)
        let middle = CGPoint(x: indicator.center.x - 0.5, y: view.bounds.midY)
        #expect(view.layer.sublayerSeen(at: middle) === indicator.layer)
        for cell in view.visibleCells {
            #expect(cell.layer.zPosition < indicator.layer.zPosition)
            #expect(cell.layer.zPosition >= background.layer.zPosition)
            #expect(cell.layer.zPosition < control.layer.zPosition)
        }
    }

    @Test func aPageThatOpensIsCutByNone() {
        let browser = Browser()
        browser.tabs.openItem(at: IndexPath(item: 3, section: 0))
        for _ in 0..<20 {
            StandIn.clock.advance(by: 1 / 60)
            for cell in browser.tabs.visibleCells {
                let transform = cell.layer.transform
                #expect([transform.m13, transform.m23, transform.m43] == [0, 0, 0])
            }
        }
    }

    /// The name of the cell that is drawn at a point of the viewport.
    private func seen(at point: Point, in collection: Collection) -> String? {
        let origin = collection.view.bounds.origin
        let inContent = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        // The vignette is in front of all cells, and is ignored.
        for view in collection.view.subviews where !(view is UICollectionViewCell) { view.isHidden = true }
        let layer = collection.view.layer.sublayerSeen(at: inContent)
        return collection.cells.values.first { $0.layer === layer }?.name
    }
}

extension ItemAttributes {
    fileprivate func holds(_ point: Point) -> Bool {
        guard opacity > 0, let inside = transform.unproject(point) else { return false }
        return Rect(size: size).contains(inside)
    }
}
