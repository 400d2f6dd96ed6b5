import Inspection

extension ReplayReport {
    /// The frames as drawings in rows, with their times above.
    public func svg() -> String {
        var pictures = [String]()
        var (left, top, width, height) = (0.0, 0.0, 0.0, 0.0)
        for frame in frames {
            let size = frame.report.drawing.size
            if left > 0, left + size.width > largestWidth { (left, top) = (0, height) }
            pictures.append(picture(of: frame, left: left, top: top))
            left += size.width
            (width, height) = (max(width, left), max(height, top + captionHeight + size.height))
        }
        let extent = "width=\"\(short(width))\" height=\"\(short(height))\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(extent) font-family="sans-serif" font-size="16" \
            text-anchor="middle">
            <rect \(extent) fill="#fff"/>
            \(pictures.joined(separator: "\n"))
            </svg>
            """
    }

    private func picture(of frame: ReplayFrame, left: Double, top: Double) -> String {
        let drawing = frame.report.drawing
        let time = "\(short(frame.time)) s"
        return """
            <text x="\(short(left + drawing.size.width / 2))" y="\(short(top + captionHeight))">\(time)</text>
            \(drawing.svg(
                title: "\(frame.report.layoutName) at \(time)",
                attributes: " x=\"\(short(left))\" y=\"\(short(top + captionHeight))\""))
            """
    }

    private func short(_ number: Double) -> String { Decimal.text(number, decimals: 3) }
}

/// The height of a time above its drawing, in points.
private let captionHeight = 24.0
/// The maximum width of several drawings, in points: renderers of SVG refuse very wide pictures.
private let largestWidth = 4096.0
