/// A section of a flow layout: lines across the scroll direction.
@MainActor struct FlowSection {
    private(set) var items: [CGRect] = []
    private(set) var supplementary: [String: CGRect] = [:]
    private(set) var start: CGFloat
    private(set) var end: CGFloat
    private var lines: [Line] = []
    private let isVertical: Bool

    /// A line and its position along the scroll direction.
    private struct Line {
        var items: Range<Int>
        var start: CGFloat
        var thickness: CGFloat
        var end: CGFloat { start + thickness }
    }

    init(
        _ section: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView,
        at position: CGFloat,
        extent: CGFloat
    ) {
        let metrics = FlowMetrics(section, of: layout, in: view)
        isVertical = metrics.isVertical
        start = position
        end = position
        place(UICollectionView.elementKindSectionHeader, metrics.header, extent)
        let insets = metrics.insetsAlongLines
        let available = extent - insets.start - insets.end
        let margins = metrics.insetsAcrossLines
        let sizes = (0..<view.numberOfItems(inSection: section)).map { metrics.size(ofItem: $0) }
        end += margins.start
        fillLines(sizes, metrics, available: available, from: insets.start)
        end += margins.end
        place(UICollectionView.elementKindSectionFooter, metrics.footer, extent)
    }

    /// The items of the lines between two positions along the scroll direction.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let first = lines.partitioningIndex { $0.end >= lower }
        let last = lines.partitioningIndex { $0.start > upper }
        guard first < last else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }

    private mutating func place(_ kind: String, _ size: CGSize, _ extent: CGFloat) {
        let thickness = isVertical ? size.height : size.width
        guard thickness > 0 else { return }
        supplementary[kind] = rect(along: 0, extent, at: end, thickness)
        end += thickness
    }

    private mutating func fillLines(
        _ sizes: [CGSize], _ metrics: FlowMetrics, available: CGFloat, from origin: CGFloat
    ) {
        items.reserveCapacity(sizes.count)
        var spacing = metrics.interitemSpacing
        var first = 0
        while first < sizes.count {
            let last = endOfLine(sizes, from: first, available, metrics.interitemSpacing)
            if first > 0 { end += metrics.lineSpacing }
            let line = sizes[first..<last]
            let used = line.reduce(0) { $0 + length($1) }
            let isLast = last == sizes.count
            if line.count > 1 && !isLast { spacing = (available - used) / CGFloat(line.count - 1) }
            let isAlone = line.count == 1 && 2 * used + metrics.interitemSpacing > available
            append(line, spacing: spacing, from: isAlone ? origin + (available - used) / 2 : origin)
            first = last
        }
    }

    private func endOfLine(_ sizes: [CGSize], from first: Int, _ available: CGFloat, _ spacing: CGFloat)
        -> Int
    {
        var last = first + 1
        var used = length(sizes[first])
        while last < sizes.count, used + spacing + length(sizes[last]) <= available + 0.001 {
            used += spacing + length(sizes[last])
            last += 1
        }
        return last
    }

    private mutating func append(_ line: ArraySlice<CGSize>, spacing: CGFloat, from origin: CGFloat) {
        let thickness = line.map(self.thickness).max() ?? 0
        var place = origin
        for size in line {
            let indent = (thickness - self.thickness(size)) / 2
            items.append(rect(along: place, length(size), at: end + indent, self.thickness(size)))
            place += length(size) + spacing
        }
        lines.append(Line(items: line.startIndex..<line.endIndex, start: end, thickness: thickness))
        end += thickness
    }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func rect(along place: CGFloat, _ length: CGFloat, at start: CGFloat, _ thickness: CGFloat)
        -> CGRect
    {
        isVertical
            ? CGRect(x: place, y: start, width: length, height: thickness)
            : CGRect(x: start, y: place, width: thickness, height: length)
    }
}

extension Array {
    /// The first index at which a monotone condition holds.
    func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
        var (lower, upper) = (startIndex, endIndex)
        while lower < upper {
            let middle = (lower + upper) / 2
            if holds(self[middle]) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}
