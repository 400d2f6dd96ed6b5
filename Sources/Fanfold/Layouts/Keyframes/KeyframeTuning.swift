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

    /// The numbers for the values.
    var tunedNumbers: KeyframeNumbers {
        var tuned = numbers
        for (index, parameter) in parameters.enumerated() where values[index] != parameter.standard {
            tuned.add(parameter.additions, times: values[index] - parameter.standard)
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
    /// Throws if a parameter's own numbers are invalid, or if it adds to properties that are not set.
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
            for (place, addition) in parameter.additions.keyframes.enumerated() {
                try validate(addition, at: place, of: index)
            }
        }
    }

    private static var mostParameters: Int { 16 }

    /// Throws if a keyframe's additions have no counterpart.
    private func validate(_ addition: Keyframe, at place: Int, of index: Int) throws(KeyframeError) {
        guard let keyframe = numbers.index(of: addition) else {
            throw KeyframeError(
                keyframe: place, property: "at", value: addition.distance,
                reason: "must be the distance of one of the layout's keyframes", place: .additions(index))
        }
        var (missing, value) = (StaticString?.none, 0.0)
        var visited = numbers.keyframes[keyframe]
        visited.visit(
            addition,
            numbers: { name, number, addition in
                if number == nil { (missing, value) = (name, addition) }
            },
            lengths: { name, length, _ in if length == nil { missing = name } })
        guard let missing else { return }
        throw KeyframeError(
            keyframe: place, property: missing, value: value,
            reason: "must be left out, or set by the layout's keyframe as well", place: .additions(index))
    }
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
            var error = error
            error.place = place
            throw error
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
