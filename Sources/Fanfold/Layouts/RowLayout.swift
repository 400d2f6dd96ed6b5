/// A row of items as wide as their content: the application sets their widths.
///
/// The web component has it as `row`, with widths that it measures. On iOS, the application measures its items.
public struct RowLayout: CollectionLayout, Hashable {
    /// The widths of the items, in points, in their order. A width that is not positive and finite counts as
    /// ``usualWidth``, as do missing ones. The default value is empty.
    public var widths: [Double] = [] { didSet { if widths != oldValue { measure() } } }
    /// The width of items without a width of their own, in points. The default value is 120.
    public var usualWidth = 120.0 { didSet { if usualWidth != oldValue { measure() } } }
    /// The space between items, in points. The default value is 12.
    public var gap = 12.0 { didSet { if gap != oldValue { measure() } } }
    /// The resting place of an item, as in CSS: 0 at the start of the viewport, 0.5 in the middle, 1 at the end. The default
    /// value is 0.
    public var align = 0.0

    /// The start of each item with a width, and that of the next one.
    private var starts: [Double] = [0]

    /// Creates the layout with its default parameters.
    public init() {}

    public var axis: Axis { .horizontal }
    public var snaps: Bool { true }
    public var scrollsToTappedItem: Bool { true }

    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        visit(ParameterDescriptor("usualWidth", .points, 1...10_000), &usualWidth)
        visit(ParameterDescriptor("gap", .points, 0...1_000), &gap)
        visit(ParameterDescriptor("align", .fraction, 0...1), &align)
    }

    public mutating func renumber(_ change: CollectionChange) {
        let (width, end) = (usualWidth, widths.count)
        switch change {
        // Items after the last width have the usual one, however many they are.
        case .insert(let index, _) where index >= end: return
        case .move(let from, let to) where min(from, to) < end && max(from, to) >= end:
            widths += repeatElement(width, count: max(from, to) + 1 - end)
        default: break
        }
        change.apply(to: &widths, inserting: width)
    }

    public func contentLength(in space: LayoutSpace) -> Double {
        max(start(of: Double(space.count)) - gap, 0)
    }

    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let width = width(at: position)
        var item = ItemAttributes(
            center: Point(x: start(of: position) + width / 2 - space.offset, y: space.height / 2),
            size: Size(width: width, height: space.height))
        item.z = position
        item.progress = (offset(showing: position, in: space) - space.offset) / space.innerLength
        return item
    }

    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        (
            position(at: space.offset, align: 0) - 1,
            position(at: space.offset + space.width, align: 0)
        )
    }

    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        place(of: position, align: align) - align * space.innerLength - space.leadingInset
    }

    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        position(at: offset + align * space.innerLength + space.leadingInset, align: align)
    }
}

extension RowLayout {
    /// - Complexity: O(n).
    private mutating func measure() {
        var sum = 0.0
        starts = [0]
        starts.reserveCapacity(widths.count + 1)
        for index in widths.indices {
            sum += width(of: index) + gap
            starts.append(sum)
        }
    }

    private func width(of index: Int) -> Double {
        guard widths.indices.contains(index), widths[index] > 0, widths[index].isFinite else {
            return usualWidth
        }
        return widths[index]
    }

    /// Returns the width of an item, or of one between two items.
    private func width(at position: Double) -> Double {
        let item = item(before: position)
        return mix(width(of: item), width(of: item + 1), (position - Double(item)).clamped(to: 0...1))
    }

    /// Returns the start of the item at a position in the content. Items without a width of their own continue the row.
    private func start(of position: Double) -> Double {
        let item = item(before: position)
        let isMeasured = starts.indices.contains(item)
        let stride = usualWidth + gap
        let start =
            isMeasured
            ? starts[item] : item < 0 ? Double(item) * stride : end + Double(item - widths.count) * stride
        return start + (position - Double(item)) * (width(of: item) + gap)
    }

    /// Returns the place of a part of an item.
    private func place(of position: Double, align: Double) -> Double {
        start(of: position) + align * width(at: position)
    }

    /// Returns the position of the item whose part is at a place: the inverse of ``place(of:align:)``, which is linear between
    /// two items, and before the first and after the last one with a width.
    private func position(at place: Double, align: Double) -> Double {
        let (before, after) = (-1.0, Double(widths.count))
        for end in [before, after] {
            let distance = place - self.place(of: end, align: align)
            if (distance < 0) == (end < 0) { return end + distance / (usualWidth + gap) }
        }
        let next = partitionPoint(from: 0, to: after) { self.place(of: $0, align: align) > place }
        let (start, end) = (self.place(of: next - 1, align: align), self.place(of: next, align: align))
        return next - 1 + (place - start) / (end - start)
    }

    private var end: Double { starts[widths.count] }

    /// Returns the item at or before a position; a position far away counts as a near one.
    private func item(before position: Double) -> Int { position.roundedDownToInt }
}
