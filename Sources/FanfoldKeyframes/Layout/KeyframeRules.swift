import Fanfold

/// The continuation of a ``KeyframeLayout`` before its first keyframe, or after its last keyframe.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum KeyframeEnd: Equatable, Sendable {
    /// Items keep the pose of the keyframe. They must be hidden there: transparent, outside, or behind an opaque
    /// item.
    case held
    /// The center continues in a straight line, and all other properties keep their values.
    case continued
    /// The keyframes repeat from the reached center and rotation: a wheel, a zigzag. Both ends repeat, or neither
    /// does.
    case repeated
}

/// The painting order of a ``KeyframeLayout``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum KeyframeOrder: Equatable, Sendable {
    /// An item nearer to the item shown is in front.
    case nearestInFront
    /// Each item in front of those before it.
    case laterInFront
    /// Each item in front of those after it.
    case earlierInFront
}

/// The properties that a ``KeyframeLayout`` interpolates.
public struct KeyframeProperties: OptionSet, Sendable {
    /// The bits of the properties.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The center, and the edges of stacked items.
    public static var position: KeyframeProperties { KeyframeProperties(rawValue: 1) }
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

/// The point of an item about which it rotates, from the item's center.
///
/// A cube rotates about a point half its width behind its faces, a leaf about its lower edge.
public struct KeyframeAnchor: Equatable, Sendable {
    /// The distance to the right.
    public var x: KeyframeLength
    /// The distance below.
    public var y: KeyframeLength
    /// The distance in front; a fraction is relative to the extent along the axis.
    public var z: KeyframeLength

    /// The item's center.
    public static var center: KeyframeAnchor { KeyframeAnchor() }

    /// Creates an anchor, from the item's center. Each default value is 0.
    public init(x: KeyframeLength = 0, y: KeyframeLength = 0, z: KeyframeLength = 0) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// The rules of a ``KeyframeLayout`` besides its keyframes.
public struct KeyframeRules: Equatable, Sendable {
    /// The continuation before the first keyframe. The default value is ``KeyframeEnd/continued``.
    public var before = KeyframeEnd.continued
    /// The continuation after the last keyframe. The default value is ``KeyframeEnd/continued``.
    public var after = KeyframeEnd.continued
    /// The properties with smooth interpolation, with continuous slopes and without overshoot. The others are
    /// interpolated linearly. The default value is all.
    public var smooth = KeyframeProperties.all
    /// The painting order. The default value is ``KeyframeOrder/nearestInFront``.
    public var order = KeyframeOrder.nearestInFront
    /// Whether items push one another along the axis: each begins at the end of the previous one, and the keyframes'
    /// center is added. The default value is false.
    public var isStacked = false
    /// The space between stacked items. The default value is 0.
    public var spacing = KeyframeLength.zero
    /// The point about which items rotate. The default value is their center.
    public var anchor = KeyframeAnchor.center
    /// The distance from the eye to the viewport's plane; a fraction is relative to the extent along the axis. It is
    /// increased for items that would come too near. The default value is 1500 points.
    public var eyeDistance = KeyframeLength.points(1500)
    /// Whether all items share one eye in front of the viewport's middle, or each has its own in front of its center.
    /// The default value is true.
    public var sharesEye = true
    /// Whether items that face away from the viewer are hidden. The default value is false.
    public var hidesBacks = false
    /// Whether the content rests only at offsets that show an item. The default value is true.
    public var snaps = true
    /// Whether a swipe leads no further than the next item, if the layout snaps. The default value is false.
    public var isPaged = false
    /// The feel of motions. The default value is that of scroll views.
    public var motionStyle = MotionStyle()
    /// The rule for removal by a drag across the axis. The default value is nil: no removal.
    public var removal: RemovalRule?

    /// Creates rules with their default values.
    public init() {}
}

/// The reason why a ``KeyframeLayout`` is invalid.
public struct KeyframeError: Error, Sendable {
    /// The index of the keyframe; nil if the error concerns the layout itself.
    public let keyframe: Int?
    /// The property, such as `opacity`.
    public let property: StaticString
    /// Its value.
    public let value: Double
    /// The expectation, such as `must be a number from 0 to 1`.
    public let reason: StaticString
    /// The part of the layout. The default value is the layout without its parameters' changes.
    public internal(set) var place = Place.layout

    /// Returns the error for another part of the layout.
    func placed(_ place: Place) -> KeyframeError {
        var error = self
        error.place = place
        return error
    }

    /// A part of a layout, with the index of a parameter.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Place: Equatable, Sendable {
        /// The layout with the default values of its parameters.
        case layout
        /// A parameter.
        case parameter(Int)
        /// The numbers that a parameter adds.
        case additions(Int)
        /// The layout with a parameter's smallest value.
        case minimum(Int)
        /// The layout with a parameter's largest value.
        case maximum(Int)
    }
}

#if !hasFeature(Embedded)
extension KeyframeError: CustomStringConvertible {
    /// The path of the property, such as `keyframes[2].opacity`.
    public var path: String {
        let path = keyframe.map { "keyframes[\($0)].\(property)" } ?? "\(property)"
        return switch place {
        case .layout: path
        case .parameter(let index): "parameters[\(index)].\(path)"
        case .additions(let index): "parameters[\(index)].adds.\(path)"
        case .minimum(let index): "\(path) at parameters[\(index)].minimum"
        case .maximum(let index): "\(path) at parameters[\(index)].maximum"
        }
    }

    public var description: String { "\(path) \(reason), but is \(value)" }
}
#endif
