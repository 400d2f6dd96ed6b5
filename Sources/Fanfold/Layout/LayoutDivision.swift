/// A fold, or another gutter, that divides a viewport into two halves. It is the input of ``LayoutContext/division``.
///
/// Items rest in one half, and an open item fills it. Content that scrolls crosses the gutter.
public struct LayoutDivision: Equatable, Sendable {
    /// The axis along which one half follows the other: `horizontal` divides into left and right.
    public var axis: Axis
    /// The start of the gutter, in points from the viewport's left or top edge. A number that is not finite counts as 0, and
    /// the viewport limits it.
    public var position: Double
    /// The extent of the gutter along ``axis``, in points; neither half contains it. A number that is not finite counts as 0,
    /// and so does a negative one.
    public var width: Double

    /// Creates a division.
    ///
    /// - Parameters:
    ///    - axis: The axis along which one half follows the other.
    ///    - position: The start of the gutter, in points from the viewport's left or top edge.
    ///    - width: The extent of the gutter, in points. The default value is 0.
    public init(axis: Axis, position: Double, width: Double = 0) {
        self.axis = axis
        self.position = position
        self.width = width
    }
}

extension LayoutContext {
    /// The insets of the area in which items rest: those of the viewport or, if it is divided, of one half.
    ///
    /// The half with more space between the insets is used; if both have the same, the first one in reading direction.
    @usableFromInline
    var restingInsets: Insets {
        guard let division else { return insets }
        let (half, length) = (half(of: division), viewport[division.axis])
        var result = insets
        switch (division.axis, direction) {
        case (.vertical, _):
            result.top = max(result.top, half.lower)
            result.bottom = max(result.bottom, length - half.upper)
        case (.horizontal, .leftToRight):
            result.leading = max(result.leading, half.lower)
            result.trailing = max(result.trailing, length - half.upper)
        case (.horizontal, .rightToLeft):
            result.trailing = max(result.trailing, half.lower)
            result.leading = max(result.leading, length - half.upper)
        }
        return result
    }

    /// The rectangle that an open item fills: the viewport or, if it is divided, the half in which items rest.
    @usableFromInline
    package var openFrame: Rect {
        var frame = Rect(size: viewport)
        guard let division else { return frame }
        let half = half(of: division)
        frame.origin[division.axis] = half.lower
        let extent = half.upper - half.lower
        if division.axis == .horizontal { frame.size.width = extent } else { frame.size.height = extent }
        return frame
    }

    /// Returns the insets of the content of an open item: the part of a safe area that its rectangle overlaps, in step with
    /// its progress from 0 to 1.
    package func openInsets(within safeArea: Insets, progress: Double) -> Insets {
        let frame = openFrame
        let isRightToLeft = direction == .rightToLeft
        let (left, right) = (frame.minX, viewport.width - frame.maxX)
        func part(_ inset: Double, beyond distance: Double) -> Double {
            max(inset - distance, 0) * progress.clamped(to: 0...1)
        }
        return Insets(
            top: part(safeArea.top, beyond: frame.minY),
            leading: part(safeArea.leading, beyond: isRightToLeft ? right : left),
            bottom: part(safeArea.bottom, beyond: viewport.height - frame.maxY),
            trailing: part(safeArea.trailing, beyond: isRightToLeft ? left : right))
    }

    /// Returns the extent of the half in which items rest, along the axis of the division.
    private func half(of division: LayoutDivision) -> (lower: Double, upper: Double) {
        let (axis, length) = (division.axis, viewport[division.axis])
        let start = division.position.finite(or: 0).clamped(to: 0...length)
        let end = (start + max(division.width.finite(or: 0), 0)).clamped(to: start...length)
        let isMirrored = axis == .horizontal && direction == .rightToLeft
        let ends = insets.ends(along: axis)
        let room = start - (isMirrored ? ends.end : ends.start)
        let otherRoom = length - end - (isMirrored ? ends.start : ends.end)
        let isFirst = abs(room - otherRoom) < equalRooms ? !isMirrored : room > otherRoom
        return isFirst ? (0, start) : (end, length)
    }
}

/// The greatest difference of two halves that count as equal, in points.
private let equalRooms = 0.5
