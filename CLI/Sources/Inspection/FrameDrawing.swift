import Fanfold

/// A frame as SVG: projected quads from back to front, each with its index, and the viewport's outline in
/// front. Leaving items are dashed and red.
package struct FrameDrawing {
    private let frame: [VisibleItem]
    private let viewport: Size

    /// Draws items from back to front.
    package init(_ frame: [VisibleItem], viewport: Size) {
        self.frame = frame
        self.viewport = viewport
    }

    /// The size of the drawing with margins, in points.
    package var size: Size { paper.size }

    /// The drawing as an SVG element.
    ///
    /// - Parameters:
    /// - title: The accessible title.
    /// - attributes: More attributes for the element, with a space before each.
    package func svg(title: String, attributes: String = "") -> String {
        """
        <svg\(attributes) width="\(short(size.width))" height="\(short(size.height))" viewBox="\(box(paper))" \
        font-family="sans-serif" font-size="\(short(labelSize))" text-anchor="middle">
          <title>\(title)</title>
          <rect \(place(of: paper)) fill="#fff"/>
        \(frame.map(drawing).joined(separator: "\n"))
          <rect \(place(of: Rect(size: viewport))) fill="none" stroke="#c2410c" stroke-width="2"/>
        </svg>
        """
    }

    private var paper: Rect {
        Rect(
            origin: Point(x: -drawingMargin, y: -drawingMargin),
            size: Size(
                width: viewport.width + 2 * drawingMargin, height: viewport.height + 2 * drawingMargin))
    }

    private func drawing(_ item: VisibleItem) -> String {
        let points = item.quad.corners.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " ")
        let label = labelPlace(in: item.quad)
        let (fill, stroke) = item.isLeaving ? ("#fee2e2", "#991b1b") : ("#dbeafe", "#1e3a8a")
        let dashes = item.isLeaving ? " stroke-dasharray=\"6 4\"" : ""
        return """
              <g opacity="\(short(item.attributes.opacity))">
                <polygon points="\(points)" fill="\(fill)" stroke="\(stroke)"\(dashes) stroke-linejoin="round"/>
                <text x="\(short(label.x))" y="\(short(label.y))" fill="#172554">\(item.index)</text>
              </g>
            """
    }

    /// Below the middle of the visible part of the upper edge, which later items leave uncovered.
    private func labelPlace(in quad: Quad) -> Point {
        let (left, right) = (max(quad.topLeft.x, 0), min(quad.topRight.x, viewport.width))
        let edge = max((quad.topLeft.y + quad.topRight.y) / 2, 0)
        return Point(x: (left + right) / 2, y: edge + labelSize * 1.25)
    }

    private func place(of rect: Rect) -> String {
        "x=\"\(short(rect.minX))\" y=\"\(short(rect.minY))\" "
            + "width=\"\(short(rect.size.width))\" height=\"\(short(rect.size.height))\""
    }

    private func box(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.size.width, rect.size.height].map(short).joined(separator: " ")
    }

    private func short(_ number: Double) -> String { Decimal.text(number, decimals: 3) }
}

/// The margin around the viewport, in points.
private let drawingMargin = 40.0

/// The height of the indices, in points.
private let labelSize = 13.0
