#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

extension FanfoldCollectionView {
    /// Moves the activation points of covered elements. Assistive technologies activate an element by a touch in its
    /// middle. If another item is in front there, the point moves to a visible part of the element's own item.
    /// Buttons in items keep their points.
    func updateActivationPoints() {
        guard let engine = host.engine else { return }
        let origin = UIAccessibility.convertToScreenCoordinates(bounds, in: self).origin
        for cell in visibleCells {
            guard let indexPath = indexPath(for: cell), fanfoldLayout?.isCovered(indexPath) == false,
                let index = host.index(of: indexPath)
            else { continue }
            for element in cell.actionHolders where !(element is UIControl) {
                let touched = element.accessibilityActivationPoint
                let place = Fanfold.Point(x: touched.x - origin.x, y: touched.y - origin.y)
                guard !engine.isSeen(index.value, at: place), let seen = engine.pointSeen(of: index.value)
                else {
                    continue
                }
                element.accessibilityActivationPoint = CGPoint(x: origin.x + seen.x, y: origin.y + seen.y)
            }
        }
    }
}

extension CollectionEngine {
    /// Whether an item is in front at a point inside the viewport.
    fileprivate func isSeen(_ index: Int, at point: Fanfold.Point) -> Bool {
        Fanfold.Rect(size: context.viewport).contains(point) && item(at: point) == index
    }

    /// A point of the viewport at which an item is visible, in its middle if possible; nil if the item is hidden or
    /// its visible part is too small.
    fileprivate func pointSeen(of index: Int) -> Fanfold.Point? {
        guard let quad = frame.visibleItems.first(where: { $0.index == index && !$0.isLeaving })?.quad else {
            return nil
        }
        let points = Self.finerAndFiner.lazy.flatMap { quad.middles(ofParts: $0) }
        return points.first { isSeen(index, at: $0) }
    }

    /// The numbers of rows and columns into which an item is divided, tried in order.
    private static var finerAndFiner: [Int] { [1, 3, 9, 27] }
}

extension Quad {
    /// The centers of the parts if the item is divided into rows and columns.
    fileprivate func middles(ofParts count: Int) -> [Fanfold.Point] {
        let middles = (0..<count).map { (Double($0) + 0.5) / Double(count) }
        return middles.flatMap { row in
            let (left, right) = (topLeft.mixed(with: bottomLeft, row), topRight.mixed(with: bottomRight, row))
            return middles.map { left.mixed(with: right, $0) }
        }
    }
}

extension Fanfold.Point {
    /// The point at a fraction of the distance to another point.
    fileprivate func mixed(with other: Fanfold.Point, _ part: Double) -> Fanfold.Point {
        Fanfold.Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
#endif
