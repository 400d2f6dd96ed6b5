/// How an item is shown at a distance from the item shown: one of the poses that make a ``KeyframeLayout``.
///
/// It names what it changes. What it does not name is interpolated between the keyframes that do, and what none of
/// them names stays as the viewport has it at rest: in the middle, as large as the viewport, upright and opaque.
public struct Keyframe: Equatable, Sendable {
    /// The distance from the item shown, in items; negative before it.
    public var distance: Double
    /// How far the item's centre is to the right of the viewport's middle; mirrored where content reads right to left.
    public var x: KeyframeLength?
    /// How far the item's centre is below the viewport's middle.
    public var y: KeyframeLength?
    /// The item's width.
    public var width: KeyframeLength?
    /// The item's height.
    public var height: KeyframeLength?
    /// The factor on both extents, from 0 to 10.
    public var scale: Double?
    /// The turn about the horizontal axis, in degrees. Positive: the lower edge comes towards the viewer.
    public var rotationX: Double?
    /// The turn about the vertical axis, in degrees.
    public var rotationY: Double?
    /// The turn in the plane, in degrees, clockwise.
    public var rotationZ: Double?
    /// How far the item is set back from the viewport's plane; a fraction counts along the axis.
    public var depth: KeyframeLength?
    /// From 0, unseen, to 1, opaque.
    public var opacity: Double?
    /// The radius of the item's corners, for its cell: the appearance value `cornerRadius`, in points.
    public var cornerRadius: KeyframeLength?
    /// Numbers for the cell, by name.
    public var appearance: KeyframeAppearance

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - distance: The distance from the item shown, in items; negative before it.
    ///   - x: How far the centre is to the right of the viewport's middle. The default value is nil: not named.
    ///   - y: How far the centre is below the viewport's middle. The default value is nil.
    ///   - width: The item's width. The default value is nil.
    ///   - height: The item's height. The default value is nil.
    ///   - scale: The factor on both extents. The default value is nil.
    ///   - rotationX: The turn about the horizontal axis, in degrees. The default value is nil.
    ///   - rotationY: The turn about the vertical axis, in degrees. The default value is nil.
    ///   - rotationZ: The turn in the plane, in degrees. The default value is nil.
    ///   - depth: How far the item is set back. The default value is nil.
    ///   - opacity: From 0 to 1. The default value is nil.
    ///   - cornerRadius: The radius of the corners, for the cell. The default value is nil.
    ///   - appearance: Numbers for the cell, by name. The default value is none.
    public init(
        at distance: Double, x: KeyframeLength? = nil, y: KeyframeLength? = nil, width: KeyframeLength? = nil,
        height: KeyframeLength? = nil, scale: Double? = nil, rotationX: Double? = nil,
        rotationY: Double? = nil,
        rotationZ: Double? = nil, depth: KeyframeLength? = nil, opacity: Double? = nil,
        cornerRadius: KeyframeLength? = nil, appearance: KeyframeAppearance = [:]
    ) {
        self.distance = distance
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.scale = scale
        self.rotationX = rotationX
        self.rotationY = rotationY
        self.rotationZ = rotationZ
        self.depth = depth
        self.opacity = opacity
        self.cornerRadius = cornerRadius
        self.appearance = appearance
    }
}

/// Numbers for a cell, by name: `["coverOpacity": 0.5]`.
public struct KeyframeAppearance: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// One of them.
    public struct Entry: Equatable, Sendable {
        /// What the number is called.
        public let name: AppearanceName
        /// The number.
        public let value: Double

        /// Whether names and numbers are the same.
        public static func == (left: Entry, right: Entry) -> Bool {
            isSame(left.name, right.name) && left.value == right.value
        }
    }

    /// The numbers, in the order in which they are written.
    public private(set) var entries: [Entry]

    /// Creates numbers from names and values.
    public init(dictionaryLiteral elements: (AppearanceName, Double)...) {
        self.init(elements)
    }

    /// Creates numbers from names and values.
    ///
    /// - Parameter elements: The names, each once, with their values.
    public init(_ elements: [(AppearanceName, Double)]) {
        entries = elements.map { Entry(name: $0, value: $1) }
    }

    /// The number of a name.
    func value(of name: AppearanceName) -> Double? {
        entries.first { isSame($0.name, name) }?.value
    }
}

/// Whether two names are spelled alike.
func isSame(_ left: AppearanceName, _ right: AppearanceName) -> Bool {
    #if hasFeature(Embedded)
    guard left.utf8CodeUnitCount == right.utf8CodeUnitCount else { return false }
    return (0..<left.utf8CodeUnitCount).allSatisfy { left.utf8Start[$0] == right.utf8Start[$0] }
    #else
    left == right
    #endif
}
