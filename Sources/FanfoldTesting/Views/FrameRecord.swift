#if canImport(UIKit) && !os(watchOS)
import Fanfold
import FanfoldUIKit
import UIKit

/// The visible items of a view at one instant, as a file contains them.
struct FrameRecord: Codable, Equatable {
    struct Item: Codable, Equatable {
        let index: Int
        /// The corners in the viewport, from the top left one clockwise, in points.
        let corners: [[Double]]
        let opacity: Double
        let progress: Double
    }

    let width: Double
    let height: Double
    /// The items, back to front.
    let items: [Item]

    init(_ items: [VisibleItem], viewport: Fanfold.Size) {
        (width, height) = (viewport.width, viewport.height)
        self.items = items.map { item in
            let quad = item.quad
            let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
            return Item(
                index: item.index, corners: corners.map { [$0.x.short, $0.y.short] },
                opacity: item.attributes.opacity.short, progress: item.attributes.progress.short)
        }
    }

    /// Returns whether all numbers equal those of another record, within a tolerance.
    func isNear(_ other: FrameRecord, within tolerance: Double) -> Bool {
        guard items.map(\.index) == other.items.map(\.index) else { return false }
        return zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private var numbers: [Double] {
        [width, height] + items.flatMap { $0.corners.flatMap { $0 } + [$0.opacity, $0.progress] }
    }

    /// The record as JSON, with sorted keys.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// The record as a drawing.
    var svg: String {
        let drawn = items.map { item in
            let points = item.corners.map { $0.map { "\($0)" }.joined(separator: ",") }.joined(separator: " ")
            return """
                  <polygon points="\(points)" opacity="\(item.opacity)" fill="#dbeafe" stroke="#1e3a8a">\
                <title>\(item.index)</title></polygon>
                """
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)">
            \(drawn.joined(separator: "\n"))
            </svg>

            """
    }
}

extension Double {
    /// The number with three decimals: a thousandth of a point is invisible.
    fileprivate var short: Double {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }
}
#endif
