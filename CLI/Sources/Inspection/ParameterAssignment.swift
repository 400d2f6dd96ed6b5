@_spi(Host) import Fanfold

/// A parameter's name and its new value, written as `name=value`.
public struct ParameterAssignment: Sendable {
    /// The parameter's name.
    public let name: String
    /// The value, in the parameter's own unit.
    public let value: Double

    /// Creates an assignment.
    public init(name: String, value: Double) {
        self.name = name
        self.value = value
    }
}

/// The reason why a parameter could not be set.
public struct ParameterAssignmentError: Error, CustomStringConvertible {
    /// A message on one line.
    public let description: String
}

extension CollectionLayout {
    /// Sets a parameter by name.
    ///
    /// - Throws: ``ParameterAssignmentError`` if the parameter is unknown or the value is out of range.
    public mutating func set(_ assignment: ParameterAssignment) throws {
        let names = parameterDescriptors.map { "\($0.name)" }
        guard let index = names.firstIndex(of: assignment.name) else {
            throw ParameterAssignmentError(description: Self.unknown(assignment.name, among: names))
        }
        do throws(ParameterError) {
            try setParameter(at: index, to: assignment.value)
        } catch {
            let rule =
                if case .incompatible = error {
                    "a value that suits the other parameters"
                } else {
                    parameterDescriptors[index].rule
                }
            throw ParameterAssignmentError(
                description: "\(assignment.name) must be \(rule), but is "
                    + Decimal.text(assignment.value, decimals: 6))
        }
    }

    private static func unknown(_ wrong: String, among names: [String]) -> String {
        let name = wrong.shortened
        guard !names.isEmpty else { return "there is no parameter '\(name)': the layout has no parameters" }
        let nearest = Suggestion.nearest(to: name, among: names)
        return "there is no parameter '\(name)'\(nearest.map { "; did you mean '\($0)'?" } ?? ".")"
            + " The layout's parameters are \(names.joined(separator: ", "))"
    }
}

extension String {
    /// The text as a message contains it: its first 40 characters.
    public var shortened: String { count > 40 ? prefix(40) + "…" : self }
}

extension ParameterDescriptor {
    /// The valid values of the parameter, in words.
    var rule: String {
        let bounds = [range.lowerBound, range.upperBound].map { Decimal.text($0, decimals: 6) }
        return "\(unit == .count ? "a whole number " : "")from \(bounds[0]) to \(bounds[1])\(unit.suffix)"
    }
}

extension ParameterDescriptor.Unit {
    fileprivate var suffix: String {
        switch self {
        case .points: " points"
        case .degrees: " degrees"
        case .pointsPerSecond: " points per second"
        case .seconds: " seconds"
        case .fraction, .count: ""
        @unknown default: ""
        }
    }
}
