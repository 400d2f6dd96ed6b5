/// What there is to know about a layout's parameter, to set it by name and to draw a slider for it.
public struct ParameterDescriptor: Sendable {
    /// What a parameter is counted in.
    public enum Unit: Sendable {
        /// Lengths on screen.
        case points
        /// Angles.
        case degrees
        /// A part of something else: of the viewport, of full opacity.
        case fraction
        /// Whole numbers.
        case count
        /// Lengths on screen in a second.
        case pointsPerSecond
    }

    /// The name of the Swift property: `pitch`, say.
    public let name: StaticString
    /// What its value is counted in.
    public let unit: Unit
    /// The values it may take.
    public let range: ClosedRange<Double>

    /// Describes a parameter.
    public init(_ name: StaticString, _ unit: Unit, _ range: ClosedRange<Double>) {
        self.name = name
        self.unit = unit
        self.range = range
    }

    /// Whether the parameter may take a value: one within the range, and a whole number where it is a count.
    public func accepts(_ value: Double) -> Bool {
        range.contains(value) && (unit != .count || value == value.rounded(.down))
    }
}

/// Why a parameter was not set.
public enum ParameterError: Error {
    /// The value is not one that the parameter may take.
    case unacceptable(value: Double, parameter: ParameterDescriptor)
    /// The layout has no parameter at this index.
    case noParameter(index: Int)
}

extension CollectionLayout {
    /// The parameters, in the order in which the layout lists them.
    public var parameters: [ParameterDescriptor] {
        var (layout, descriptors) = (self, [ParameterDescriptor]())
        layout.visitParameters { descriptor, _ in descriptors.append(descriptor) }
        return descriptors
    }

    /// The values of the parameters, in the same order.
    public var parameterValues: [Double] {
        var (layout, values) = (self, [Double]())
        layout.visitParameters { _, value in values.append(value) }
        return values
    }

    /// Sets the parameter at an index of ``parameters``.
    ///
    /// - Throws: ``ParameterError``; the layout is then as before.
    public mutating func setParameter(at index: Int, to value: Double) throws(ParameterError) {
        var (current, result) = (0, ParameterError?.some(.noParameter(index: index)))
        visitParameters { parameter, stored in
            if current == index {
                let isAcceptable = parameter.accepts(value)
                if isAcceptable { stored = value }
                result = isAcceptable ? nil : .unacceptable(value: value, parameter: parameter)
            }
            current += 1
        }
        if let result { throw result }
    }

    /// Stops the program where a parameter has a value that it may not take, with a message that names both.
    func requireValidParameters() {
        var layout = self
        layout.visitParameters { parameter, value in
            require(parameter.accepts(value), parameter.name, value, "is out of range")
        }
    }
}
