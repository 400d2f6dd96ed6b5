extension UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    /// Distributes a change of the superview's size equally among the flexible parts.
    func autoresize(from oldSize: CGSize) {
        guard !autoresizingMask.isEmpty, let superview else { return }
        let mask = autoresizingMask
        var result = frame
        let width = share(
            superview.bounds.width - oldSize.width, margin: mask.contains(.flexibleLeftMargin),
            extent: mask.contains(.flexibleWidth), end: mask.contains(.flexibleRightMargin))
        let height = share(
            superview.bounds.height - oldSize.height, margin: mask.contains(.flexibleTopMargin),
            extent: mask.contains(.flexibleHeight), end: mask.contains(.flexibleBottomMargin))
        result.origin.x += width.margin
        result.size.width += width.extent
        result.origin.y += height.margin
        result.size.height += height.extent
        frame = result
    }

    private func share(
        _ growth: CGFloat, margin: Bool, extent: Bool, end: Bool
    ) -> (margin: CGFloat, extent: CGFloat) {
        let parts = [margin, extent, end].count { $0 }
        guard parts > 0 else { return (0, 0) }
        let part = growth / CGFloat(parts)
        return (margin ? part : 0, extent ? part : 0)
    }
}
