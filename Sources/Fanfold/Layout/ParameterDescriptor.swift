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
    @inline(never)
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
        (0..<parameterCount).compactMap { parameter(at: $0)?.descriptor }
    }

    /// The values of the parameters, in the same order.
    public var parameterValues: [Double] { (0..<parameterCount).compactMap { parameter(at: $0)?.value } }

    /// How many parameters there are.
    public var parameterCount: Int {
        var layout = self
        return layout.visit(ParameterVisit()).count
    }

    /// The parameter at an index and its value; nil where there is none.
    public func parameter(at index: Int) -> (descriptor: ParameterDescriptor, value: Double)? {
        var layout = self
        return layout.visit(ParameterVisit(index: index)).found
    }

    /// Sets the parameter at an index of ``parameters``.
    ///
    /// - Throws: ``ParameterError``; the layout is then as before.
    public mutating func setParameter(at index: Int, to value: Double) throws(ParameterError) {
        let visit = visit(ParameterVisit(index: index, newValue: value))
        guard let parameter = visit.found?.descriptor else { throw .noParameter(index: index) }
        guard parameter.accepts(value) else { throw .unacceptable(value: value, parameter: parameter) }
    }

    /// Stops the program where a parameter has a value that it may not take, with a message that names both.
    package func requireValidParameters() {
        for index in 0..<parameterCount {
            guard let (parameter, value) = parameter(at: index) else { continue }
            require(parameter.accepts(value), parameter.name, value, "is out of range")
        }
    }

    /// The one place from which parameters are visited: a compiler that specialises a function for each closure
    /// finds a single one here.
    @inline(never)
    private mutating func visit(_ start: ParameterVisit) -> ParameterVisit {
        var visit = start
        visitParameters { visit.see($0, &$1) }
        return visit
    }
}

/// A visit to a layout's parameters: counts them, finds one, and may write that one.
private struct ParameterVisit {
    /// The parameter to find.
    let index: Int
    /// What to write, where the parameter accepts it.
    let newValue: Double?
    private(set) var count = 0
    private(set) var found: (descriptor: ParameterDescriptor, value: Double)?

    init(index: Int = -1, newValue: Double? = nil) {
        self.index = index
        self.newValue = newValue
    }

    @inline(never)
    mutating func see(_ parameter: ParameterDescriptor, _ value: inout Double) {
        if count == index {
            if let newValue, parameter.accepts(newValue) { value = newValue }
            found = (parameter, value)
        }
        count += 1
    }
}
