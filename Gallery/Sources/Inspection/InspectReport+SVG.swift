import Fanfold

extension InspectReport {
    /// The report as a drawing: the projected quads back to front, each with its index, and the viewport's frame
    /// in front of them.
    public func svg() -> String {
        let viewport = Rect(size: context.viewport)
        let frame = viewport.outset(by: drawingMargin)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(short(frame.size.width))" \
            height="\(short(frame.size.height))" viewBox="\(box(frame))" \
            font-family="sans-serif" font-size="\(short(labelSize))" text-anchor="middle">
              <title>\(layoutName) at offset \(short(context.offset))</title>
              <rect \(attributes(of: frame)) fill="#fff"/>
            \(stage.map(drawing).joined(separator: "\n"))
              <rect \(attributes(of: viewport)) fill="none" stroke="#c2410c" stroke-width="2"/>
            </svg>
            """
    }

    private func drawing(_ item: StageItem) -> String {
        let points = item.quad.corners.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " ")
        let label = labelPlace(in: item.quad)
        return """
              <g opacity="\(short(item.attributes.opacity))">
                <polygon points="\(points)" fill="#dbeafe" stroke="#1e3a8a" stroke-linejoin="round"/>
                <text x="\(short(label.x))" y="\(short(label.y))" fill="#172554">\(item.index)</text>
              </g>
            """
    }

    /// Under the middle of the upper edge, which is what later items leave uncovered; of what the viewport shows
    /// of it.
    private func labelPlace(in quad: Quad) -> Point {
        let (left, right) = (max(quad.topLeft.x, 0), min(quad.topRight.x, context.viewport.width))
        let edge = max((quad.topLeft.y + quad.topRight.y) / 2, 0)
        return Point(x: (left + right) / 2, y: edge + labelSize * 1.25)
    }

    private func attributes(of rect: Rect) -> String {
        "x=\"\(short(rect.minX))\" y=\"\(short(rect.minY))\" "
            + "width=\"\(short(rect.size.width))\" height=\"\(short(rect.size.height))\""
    }

    private func box(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.size.width, rect.size.height].map(short).joined(separator: " ")
    }

    private func short(_ number: Double) -> String { Decimal.text(number, decimals: 3) }
}

/// How much is drawn on every side of the viewport, in points.
private let drawingMargin = 40.0

/// The height of the indices, in points.
private let labelSize = 13.0

extension Rect {
    fileprivate func outset(by margin: Double) -> Rect {
        Rect(
            origin: Point(x: minX - margin, y: minY - margin),
            size: Size(width: size.width + 2 * margin, height: size.height + 2 * margin))
    }
}
