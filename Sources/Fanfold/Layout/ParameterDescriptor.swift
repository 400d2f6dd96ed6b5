/// The description of a layout's parameter, for setting it by name and for a slider.
public struct ParameterDescriptor: Equatable, Sendable {
    /// The unit of a parameter.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: Sendable {
        /// Lengths on screen.
        case points
        /// Angles.
        case degrees
        /// A part of an extent or of full opacity.
        case fraction
        /// Whole numbers.
        case count
        /// Lengths on screen per second.
        case pointsPerSecond
        /// Durations.
        case seconds
    }

    /// The name of the Swift property, such as `pitch`.
    public let name: AppearanceName
    /// The unit of its value.
    public let unit: Unit
    /// The range of its values.
    public let range: ClosedRange<Double>

    /// Describes a parameter.
    @inline(never)  // 38 copies would add 1.6 kB to the WebAssembly.
    public init(_ name: AppearanceName, _ unit: Unit, _ range: ClosedRange<Double>) {
        self.name = name
        self.unit = unit
        self.range = range
    }

    /// Returns whether the parameter accepts a value: it must be within the range, and whole if the unit is a count.
    public func accepts(_ value: Double) -> Bool {
        range.contains(value) && (unit != .count || value == value.rounded(.down))
    }

    /// Stops the program if the parameter does not accept a value, with the name and the value.
    @inline(never)
    func requireAcceptance(of value: Double) {
        if accepts(value) { return }
        #if hasFeature(Embedded)
        fatalError()
        #else
        fatalError(
            "\(name) must be from \(range.lowerBound) to \(range.upperBound), but is \(value)")
        #endif
    }

    /// Returns whether name, unit and range are equal.
    public static func == (left: ParameterDescriptor, right: ParameterDescriptor) -> Bool {
        isSame(left.name, right.name) && left.unit == right.unit && left.range == right.range
    }
}
