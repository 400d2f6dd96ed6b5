/// How an item is removed by a drag across the scroll axis.
public struct RemovalRule: Equatable, Sendable {
    /// The edges to which an item may be dragged.
    public enum Edges: Equatable, Sendable {
        /// The left or, in a horizontal layout, the top one.
        case start
        /// The right or, in a horizontal layout, the bottom one.
        case end
        /// Either.
        case both
    }

    /// The edges to which an item may be dragged.
    public var edges: Edges
    /// How far to drag, in points.
    public var distance: Double

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - edges: The edges to which an item may be dragged.
    ///   - distance: How far to drag, in points. The default value is 90.
    public init(edges: Edges, distance: Double = 90) {
        self.edges = edges
        self.distance = distance
    }

    /// Whether a displacement leads to an edge to which items may be dragged.
    @inline(never)
    package func allows(_ displacement: Double) -> Bool {
        switch edges {
        case .start: displacement < 0
        case .end: displacement > 0
        case .both: displacement != 0
        }
    }

    /// −1 or 1: where an item goes that is removed without a drag.
    package var defaultSign: Double { edges == .end ? 1 : -1 }
}
