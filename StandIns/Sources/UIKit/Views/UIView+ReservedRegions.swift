@available(iOS 27.1, macCatalyst 27.1, *)
extension UIView {
    /// A region of a view's coordinate space that something else occupies, such as the fold of a device.
    public struct ReservedRegion: Sendable {
        public struct Kind: Hashable, Sendable {
            fileprivate let name: String

            /// A region where content splits into two separate regions.
            public static let division = Kind(name: "division")
            /// A region where something covers content, such as a camera.
            public static let occlusion = Kind(name: "occlusion")
        }

        public struct QueryOptions: OptionSet, Sendable {
            public let rawValue: Int

            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            public static let includeInactive = QueryOptions(rawValue: 1)
        }

        public let kind: Kind
        /// The rectangle in the view's coordinate space, with the margins.
        public let frame: CGRect
        public let margins: UIEdgeInsets
        /// Whether the region affects the layout now: a fold of a flat device does not.
        public let isActive: Bool
    }

    /// The regions of a kind that intersect the view. Simulated: the division of the window.
    public func reservedRegions(
        kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
    ) -> [ReservedRegion] {
        guard kind == .division, let window, let fold = window.simulatedFold,
            window.isFoldActive || options.contains(.includeInactive)
        else { return [] }
        let frame = convert(fold, from: window).intersection(bounds)
        guard !frame.isNull, !frame.isEmpty else { return [] }
        let region = ReservedRegion(
            kind: kind, frame: frame, margins: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20),
            isActive: window.isFoldActive)
        return [region]
    }
}
