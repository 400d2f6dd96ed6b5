/// The reason why a parameter was not set.
#if !hasFeature(Embedded)
@_spi(Host)
#endif
public enum ParameterError: Error {
    /// The value is out of the parameter's range.
    case unacceptable(value: Double, parameter: ParameterDescriptor)
    /// The layout has no parameter at this index.
    case noParameter(index: Int)
    /// The layout would be invalid with the value and the values of the other parameters.
    case incompatible(value: Double, parameter: ParameterDescriptor)
}

#if !hasFeature(Embedded)
@_spi(Host) extension ParameterError: Equatable {}
#endif

#if !hasFeature(Embedded)
@_spi(Host)
#endif
extension CollectionLayout {
    /// The parameters, in the layout's order.
    public var parameterDescriptors: [ParameterDescriptor] {
        (0..<parameterCount).compactMap { parameter(at: $0)?.descriptor }
    }

    /// The values of the parameters, in the same order.
    public var parameterValues: [Double] { (0..<parameterCount).compactMap { parameter(at: $0)?.value } }

    /// The number of parameters.
    public var parameterCount: Int {
        var layout = self
        return layout.visit(ParameterVisit()).count
    }

    /// Returns the parameter at an index and its value, or nil if there is none.
    public func parameter(at index: Int) -> (descriptor: ParameterDescriptor, value: Double)? {
        var layout = self
        return layout.visit(ParameterVisit(index: index)).found
    }

    /// Sets the parameter at an index of ``parameterDescriptors``.
    ///
    /// - Throws: ``ParameterError``; the layout is then unchanged.
    public mutating func setParameter(at index: Int, to value: Double) throws(ParameterError) {
        let visit = visit(ParameterVisit(index: index, newValue: value))
        guard let parameter = visit.found?.descriptor else { throw .noParameter(index: index) }
        guard parameter.accepts(value) else { throw .unacceptable(value: value, parameter: parameter) }
        guard self.parameter(at: index)?.value == value else {
            throw .incompatible(value: value, parameter: parameter)
        }
    }
}

extension CollectionLayout {
    /// Stops the program if a parameter's value is out of its range, with a message that names both.
    package func requireValidParameters() {
        for index in 0..<parameterCount {
            guard let found = parameter(at: index) else { continue }
            found.descriptor.requireAcceptance(of: found.value)
        }
        #if !hasFeature(Embedded)
        motionStyle.requireValid()
        #endif
    }

    /// Visits the parameters. This is the only call: the compiler specializes a function for each closure.
    @inline(never)
    private mutating func visit(_ start: ParameterVisit) -> ParameterVisit {
        var visit = start
        visitParameters { visit.see($0, &$1) }
        return visit
    }
}

extension MotionStyle {
    /// Returns a number and its description, or nil if there is none at this index. Sets the number before, if it accepts
    /// the new value.
    @inline(never)  // 3 copies would add to the WebAssembly.
    package mutating func parameter(
        at index: Int, newValue: Double? = nil
    ) -> (descriptor: ParameterDescriptor, value: Double)? {
        var visit = ParameterVisit(index: index, newValue: newValue)
        visitParameters { visit.see($0, &$1) }
        return visit.found
    }

    #if !hasFeature(Embedded)
    /// Stops the program if a number is out of its range, with a message that names both.
    func requireValid() {
        var style = self
        style.visitParameters { $0.requireAcceptance(of: $1) }
    }
    #endif
}

/// A visitor that counts the parameters, finds one, and may set it.
private struct ParameterVisit {
    /// The index of the parameter to find.
    let index: Int
    /// The value to set, if the parameter accepts it.
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
