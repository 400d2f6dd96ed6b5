/// The rule for removing an item by a drag across the scroll axis.
public struct RemovalRule: Equatable, Sendable {
    /// The edges to which an item may be dragged.
    public enum Edges: Equatable, Sendable {
        /// The left edge; in a horizontal layout, the top edge.
        case start
        /// The right edge; in a horizontal layout, the bottom edge.
        case end
        /// Either edge.
        case both

        /// The direction of displacements to the edge: −1, 1, or 0 for either.
        package var sign: Double {
            switch self {
            case .start: -1
            case .end: 1
            case .both: 0
            }
        }
    }

    /// The edges to which an item may be dragged.
    public var edges: Edges
    /// The distance of the drag, in points.
    public var distance: Double

    /// Creates a rule.
    ///
    /// - Parameters:
    ///    - edges: The edges to which an item may be dragged.
    ///    - distance: The distance of the drag, in points. The default value is 90.
    public init(edges: Edges, distance: Double = 90) {
        self.edges = edges
        self.distance = distance
    }

    /// Returns whether a displacement leads to an edge to which items may be dragged.
    package func allows(_ displacement: Double) -> Bool {
        switch edges {
        case .start: displacement < 0
        case .end: displacement > 0
        case .both: displacement != 0
        }
    }

    /// The direction of an item that is removed without a drag: −1 or 1.
    package var defaultSign: Double { edges == .end ? 1 : -1 }
}

extension RemovalRule? {
    /// Returns the direction of a removal, −1 or 1: that of the item's displacement or, without one, the default.
    func sign(ofDisplacement displacement: Double) -> Double {
        displacement == 0 ? self?.defaultSign ?? -1 : displacement < 0 ? -1 : 1
    }
}
