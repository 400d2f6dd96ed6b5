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
        var (layout, exchange) = (self, ParameterExchange())
        layout.exchangeParameters(&exchange)
        return exchange.parameters
    }

    /// The values of the parameters, in the same order.
    public var parameterValues: [Double] {
        var (layout, exchange) = (self, ParameterExchange())
        layout.exchangeParameters(&exchange)
        return exchange.values
    }

    /// Sets the parameter at an index of ``parameters``.
    ///
    /// - Throws: ``ParameterError``; the layout is then as before.
    public mutating func setParameter(at index: Int, to value: Double) throws(ParameterError) {
        let parameters = parameters
        guard parameters.indices.contains(index) else { throw .noParameter(index: index) }
        guard parameters[index].accepts(value) else {
            throw .unacceptable(value: value, parameter: parameters[index])
        }
        var exchange = ParameterExchange(index: index, newValue: value)
        exchangeParameters(&exchange)
    }

    /// Stops the program where a parameter has a value that it may not take, with a message that names both.
    package func requireValidParameters() {
        let (parameters, values) = (parameters, parameterValues)
        for (parameter, value) in zip(parameters, values) {
            require(parameter.accepts(value), parameter.name, value, "is out of range")
        }
    }

    /// The one place from which parameters are visited: a compiler that specialises a function for each closure
    /// finds a single one here.
    @inline(never)
    private mutating func exchangeParameters(_ exchange: inout ParameterExchange) {
        visitParameters { exchange.visit($0, &$1) }
    }
}

/// A visit to a layout's parameters: reads all, and may write one.
private struct ParameterExchange {
    var parameters: [ParameterDescriptor] = []
    var values: [Double] = []
    var index = -1
    var newValue = 0.0

    @inline(never)
    mutating func visit(_ parameter: ParameterDescriptor, _ value: inout Double) {
        if parameters.count == index { value = newValue }
        parameters.append(parameter)
        values.append(value)
    }
}
