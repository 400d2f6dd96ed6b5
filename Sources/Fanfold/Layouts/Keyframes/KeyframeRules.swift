/// How a ``KeyframeLayout`` goes on before its first keyframe, or after its last one.
public enum KeyframeEnd: Equatable, Sendable {
    /// Items stay as they are at the keyframe. There they must be out of sight: transparent, outside, or behind an
    /// opaque item at the same place.
    case held
    /// The place goes on in a straight line, and everything else stays as it is at the keyframe.
    case continued
    /// The keyframes begin anew, from where place and rotation have come to: a wheel, a zigzag. Both ends repeat, or
    /// neither does.
    case repeated
}

/// Which items a ``KeyframeLayout`` paints in front of which.
public enum KeyframeOrder: Equatable, Sendable {
    /// The nearer an item is to being shown, the farther in front.
    case nearestInFront
    /// Each item in front of those before it.
    case laterInFront
    /// Each item in front of those after it.
    case earlierInFront
}

/// What a ``KeyframeLayout`` interpolates.
public struct KeyframeProperties: OptionSet, Sendable {
    /// The properties, a bit each.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The place, and the edges of stacked items.
    public static var place: KeyframeProperties { KeyframeProperties(rawValue: 1) }
    /// The size.
    public static var size: KeyframeProperties { KeyframeProperties(rawValue: 2) }
    /// The scale.
    public static var scale: KeyframeProperties { KeyframeProperties(rawValue: 4) }
    /// The three angles.
    public static var rotation: KeyframeProperties { KeyframeProperties(rawValue: 8) }
    /// The depth.
    public static var depth: KeyframeProperties { KeyframeProperties(rawValue: 16) }
    /// The opacity.
    public static var opacity: KeyframeProperties { KeyframeProperties(rawValue: 32) }
    /// The corner radius and the numbers for the cell.
    public static var appearance: KeyframeProperties { KeyframeProperties(rawValue: 64) }
    /// All of them.
    public static var all: KeyframeProperties { KeyframeProperties(rawValue: 127) }
}

/// The point of an item that stays where it is while the item turns, from the item's centre.
///
/// A cube turns about a point half its width behind its faces, a leaf about its lower edge.
public struct KeyframeAnchor: Equatable, Sendable {
    /// How far it is to the right.
    public var x: KeyframeLength
    /// How far it is below.
    public var y: KeyframeLength
    /// How far it is in front; a fraction counts along the axis.
    public var z: KeyframeLength

    /// The item's centre.
    public static var center: KeyframeAnchor { KeyframeAnchor() }

    /// Creates an anchor, from the item's centre. Each default value is 0.
    public init(x: KeyframeLength = 0, y: KeyframeLength = 0, z: KeyframeLength = 0) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// What a ``KeyframeLayout`` is besides its keyframes.
public struct KeyframeRules: Equatable, Sendable {
    /// How it goes on before the first keyframe. The default value is ``KeyframeEnd/continued``.
    public var before = KeyframeEnd.continued
    /// How it goes on after the last keyframe. The default value is ``KeyframeEnd/continued``.
    public var after = KeyframeEnd.continued
    /// What is interpolated smoothly: through the keyframes without a kink, and without going beyond them. All else is
    /// interpolated in straight lines. The default value is all.
    public var smooth = KeyframeProperties.all
    /// What is painted in front of what. The default value is ``KeyframeOrder/nearestInFront``.
    public var order = KeyframeOrder.nearestInFront
    /// Whether the items push one another along the axis: each begins where the one before it ends, and the place
    /// that the keyframes give is added. The default value is false.
    public var isStacked = false
    /// The space between stacked items. The default value is 0.
    public var spacing = KeyframeLength.zero
    /// The point about which items turn. The default value is their centre.
    public var anchor = KeyframeAnchor.center
    /// The distance from the eye to the viewport's plane; a fraction counts along the axis. Where an item would come too
    /// near, it is seen from farther away. The default value is 1500 points.
    public var eyeDistance = KeyframeLength.points(1500)
    /// Whether all items are seen from one place, in front of the viewport's middle, or each from in front of its own
    /// centre. The default value is true.
    public var sharesEye = true
    /// Whether an item that is turned away from the viewer is unseen. The default value is false.
    public var hidesBacks = false
    /// Whether the layout rests only where it shows an item. The default value is true.
    public var snaps = true
    /// How a fling slows down. The default value is ``DecelerationRate/normal``.
    public var decelerationRate = DecelerationRate.normal
    /// How an item is removed by a drag across the axis. The default value is nil: not by a drag.
    public var removal: RemovalRule?

    /// Creates rules with their default values.
    public init() {}
}

/// Why a ``KeyframeLayout`` cannot be made: what is wrong with which keyframe.
public struct KeyframeError: Error, Sendable {
    /// The keyframe's place in the list; nil where it is the layout itself.
    public let keyframe: Int?
    /// The property: `opacity`, say.
    public let property: StaticString
    /// Its value.
    public let value: Double
    /// What is expected of it.
    public let reason: StaticString
}

#if !hasFeature(Embedded)
extension KeyframeError: CustomStringConvertible {
    /// Where it is: `keyframes[2].opacity`.
    public var path: String { keyframe.map { "keyframes[\($0)].\(property)" } ?? "\(property)" }

    public var description: String { "\(path) \(reason), but is \(value)" }
}
#endif
