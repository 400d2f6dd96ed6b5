import Fanfold

/// A parameter of a ``KeyframeLayout``: a number on which other numbers of the layout depend in a straight line.
///
///     KeyframeParameter(
///         "tilt", .degrees, 0...85, default: 66,
///         adds: KeyframeAdditions(keyframes: [Keyframe(at: -1, rotationY: 1), Keyframe(at: 1, rotationY: -1)]))
///
/// The layout is written with the numbers for the default. At another value, the additions times the difference from the
/// default are added to them. Hosts offer the parameters as attributes, arguments and sliders, as they do for other
/// layouts.
public struct KeyframeParameter: Equatable, Sendable {
    /// The name, the unit and the range.
    public let descriptor: ParameterDescriptor
    /// The value for which the layout's numbers are written.
    public let standard: Double
    /// The numbers that are added for each unit above ``standard``.
    public let additions: KeyframeAdditions

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///    - name: The name, such as `spacing`: a letter from a to z, then letters and digits.
    ///    - unit: The unit of its values.
    ///    - range: The range of its values.
    ///    - standard: The value for which the layout's numbers are written, within the range.
    ///    - additions: The numbers that are added for each unit above the default.
    public init(
        _ name: AppearanceName, _ unit: ParameterDescriptor.Unit, _ range: ClosedRange<Double>,
        default standard: Double, adds additions: KeyframeAdditions
    ) {
        descriptor = ParameterDescriptor(name, unit, range)
        self.standard = standard
        self.additions = additions
    }
}

/// The numbers that a ``KeyframeParameter`` adds to those of a layout.
public struct KeyframeAdditions: Equatable, Sendable {
    /// The addition to the pitch. The default value is 0, as that of the next three.
    public var pitch = KeyframeLength.zero
    /// The addition to the space between stacked items.
    public var spacing = KeyframeLength.zero
    /// The addition to the coordinates of the anchor.
    public var anchor = KeyframeAnchor.center
    /// The addition to the distance of the eye.
    public var eyeDistance = KeyframeLength.zero
    /// The additions to properties that the layout's keyframes at the same distances set. Their curves have no effect. The
    /// default value is none.
    public var keyframes: [Keyframe] = []

    /// Creates additions.
    public init(
        pitch: KeyframeLength = 0, spacing: KeyframeLength = 0, anchor: KeyframeAnchor = .center,
        eyeDistance: KeyframeLength = 0, keyframes: [Keyframe] = []
    ) {
        self.pitch = pitch
        self.spacing = spacing
        self.anchor = anchor
        self.eyeDistance = eyeDistance
        self.keyframes = keyframes
    }
}
