import Fanfold

/// The pose of an item at a distance from the item shown: one keyframe of a ``KeyframeLayout``.
///
/// A keyframe sets some properties. A property that is nil is interpolated between the keyframes that set it. A
/// property that no keyframe sets has its default: centered, as large as the viewport, upright and opaque.
public struct Keyframe: Equatable, Sendable {
    /// The distance from the item shown, in items; negative before it.
    public var distance: Double
    /// The distance of the item's center to the right of the viewport's middle; mirrored in right-to-left layouts.
    public var x: KeyframeLength?
    /// The distance of the item's center below the viewport's middle.
    public var y: KeyframeLength?
    /// The item's width.
    public var width: KeyframeLength?
    /// The item's height.
    public var height: KeyframeLength?
    /// The factor on both extents, from 0 to 10.
    public var scale: Double?
    /// The rotation about the horizontal axis, in degrees. Positive: the lower edge comes towards the viewer.
    public var rotationX: Double?
    /// The rotation about the vertical axis, in degrees.
    public var rotationY: Double?
    /// The rotation in the plane, in degrees, clockwise.
    public var rotationZ: Double?
    /// The distance of the item behind the viewport's plane; a fraction is relative to the extent along the axis.
    public var depth: KeyframeLength?
    /// The opacity, from 0, transparent, to 1, opaque.
    public var opacity: Double?
    /// The radius of the item's corners, for its cell: the appearance value `cornerRadius`, in points.
    public var cornerRadius: KeyframeLength?
    /// Numbers for the cell, by name.
    public var appearance: KeyframeAppearance
    /// The curve of the way to the next keyframe; nil for the layout's own interpolation. The last keyframe has no way.
    public var curve: KeyframeEasing?

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///    - distance: The distance from the item shown, in items; negative before it.
    ///    - x: The distance of the center to the right of the viewport's middle. The default value is nil: not set.
    ///    - y: The distance of the center below the viewport's middle. The default value is nil.
    ///    - width: The item's width. The default value is nil.
    ///    - height: The item's height. The default value is nil.
    ///    - scale: The factor on both extents. The default value is nil.
    ///    - rotationX: The rotation about the horizontal axis, in degrees. The default value is nil.
    ///    - rotationY: The rotation about the vertical axis, in degrees. The default value is nil.
    ///    - rotationZ: The rotation in the plane, in degrees. The default value is nil.
    ///    - depth: The distance behind the viewport's plane. The default value is nil.
    ///    - opacity: From 0 to 1. The default value is nil.
    ///    - cornerRadius: The radius of the corners, for the cell. The default value is nil.
    ///    - appearance: Numbers for the cell, by name. The default value is none.
    ///    - curve: The curve of the way to the next keyframe. The default value is nil: the layout's own interpolation.
    public init(
        at distance: Double, x: KeyframeLength? = nil, y: KeyframeLength? = nil, width: KeyframeLength? = nil,
        height: KeyframeLength? = nil, scale: Double? = nil, rotationX: Double? = nil,
        rotationY: Double? = nil,
        rotationZ: Double? = nil, depth: KeyframeLength? = nil, opacity: Double? = nil,
        cornerRadius: KeyframeLength? = nil, appearance: KeyframeAppearance = [:],
        curve: KeyframeEasing? = nil
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
        self.curve = curve
    }
}

/// Numbers for a cell, by name: `["coverOpacity": 0.5]`.
public struct KeyframeAppearance: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// A name with its number.
    public struct Entry: Equatable, Sendable {
        /// The name of the number.
        public let name: AppearanceName
        /// The number.
        public let value: Double

        /// Returns whether names and numbers are equal.
        public static func == (left: Entry, right: Entry) -> Bool {
            isSame(left.name, right.name) && left.value == right.value
        }
    }

    /// The numbers, in their original order.
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

    /// Returns the number of a name, if any.
    func value(of name: AppearanceName) -> Double? {
        entries.first { isSame($0.name, name) }?.value
    }

    /// Replaces the number of a name that has one.
    mutating func replaceValue(of name: AppearanceName, by value: Double) {
        guard let index = entries.firstIndex(where: { isSame($0.name, name) }) else { return }
        entries[index] = Entry(name: name, value: value)
    }
}
