/// The axis along which a collection scrolls.
public enum Axis: CaseIterable, Equatable, Sendable {
    /// Items follow one another from the leading edge to the trailing edge.
    case horizontal
    /// Items follow one another from top to bottom.
    case vertical

    /// The other axis.
    @inlinable
    var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which horizontal content reads.
public enum LayoutDirection: Equatable, Sendable {
    /// The leading edge is the left one.
    case leftToRight
    /// The leading edge is the right one.
    case rightToLeft
}
