import Fanfold

/// The parameters of a ``KeyframeLayout`` with their values, and the numbers for their defaults.
struct KeyframeTuning: Sendable {
    let parameters: [KeyframeParameter]
    /// The values, in the order of the parameters.
    var values: [Double]
    private let numbers: KeyframeNumbers

    /// Creates parameters with their defaults.
    init(_ parameters: [KeyframeParameter], of numbers: KeyframeNumbers) {
        self.parameters = parameters
        self.numbers = numbers
        values = parameters.map { $0.standard }
    }

    /// Returns the numbers for the values.
    ///
    /// - Throws: ``KeyframeError`` if a parameter adds to numbers that the layout does not set.
    func tunedNumbers() throws(KeyframeError) -> KeyframeNumbers {
        var tuned = numbers
        for (index, parameter) in parameters.enumerated() where values[index] != parameter.standard {
            do throws(KeyframeError) {
                try tuned.add(parameter.additions, times: values[index] - parameter.standard)
            } catch {
                throw error.placed(.additions(index))
            }
        }
        return tuned
    }

    /// Returns whether two layouts with equal numbers have the same parameters with the same values. The defaults may
    /// differ.
    static func == (left: KeyframeTuning, right: KeyframeTuning) -> Bool {
        left.values == right.values && left.parameters.count == right.parameters.count
            && left.parameters.indices.allSatisfy {
                let (first, second) = (left.parameters[$0], right.parameters[$0])
                return first.descriptor == second.descriptor && first.additions == second.additions
            }
    }
}

extension KeyframeTuning {
    /// Throws if a parameter's own numbers are invalid.
    @inline(never)
    func validateParameters() throws(KeyframeError) {
        guard parameters.count <= Self.mostParameters else {
            throw KeyframeError(
                keyframe: nil, property: "parameters", value: Double(parameters.count),
                reason: "must be at most 16 in number")
        }
        for (index, parameter) in parameters.enumerated() {
            let (descriptor, standard) = (parameter.descriptor, parameter.standard)
            guard descriptor.accepts(standard) else {
                throw KeyframeError(
                    keyframe: nil, property: "default", value: standard,
                    reason: "must be from minimum to maximum, and whole if it is a count",
                    place: .parameter(index))
            }
        }
    }

    private static var mostParameters: Int { 16 }
}

extension KeyframeLayout {
    /// Throws if the layout is invalid at an end of a parameter's range.
    func validateRanges() throws(KeyframeError) {
        for (index, parameter) in parameters.enumerated() {
            let range = parameter.descriptor.range
            try validate(index, at: range.lowerBound, .minimum(index))
            try validate(index, at: range.upperBound, .maximum(index))
        }
    }

    @inline(never)
    private func validate(
        _ index: Int, at value: Double, _ place: KeyframeError.Place
    ) throws(KeyframeError) {
        do throws(KeyframeError) {
            var tuning = curves.tuning
            tuning.values[index] = value
            _ = try KeyframeLayout(axis, tuning)
        } catch {
            throw error.place == .layout ? error.placed(place) : error
        }
    }

    /// Visits the parameters. If the layout would be invalid with changed values, it keeps its values.
    ///
    /// - Complexity: O(n) in the number of keyframes, if a value changes.
    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        var tuning = curves.tuning
        for (index, parameter) in tuning.parameters.enumerated() {
            visit(parameter.descriptor, &tuning.values[index])
        }
        guard tuning.values != curves.tuning.values else { return }
        do throws(KeyframeError) { self = try KeyframeLayout(axis, tuning) } catch {}
    }
}
