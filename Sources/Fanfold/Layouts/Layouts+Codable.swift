#if !hasFeature(Embedded)
// Layouts are encoded as the parameters that differ from their defaults, by name: an application can store tuned
// parameters, and a later version of a default does not change them. Unknown names are ignored.

extension ExpandingLayout: Codable {}
extension TabStackLayout: Codable {}
extension AlbumFanLayout: Codable {}
extension CardCarouselLayout: Codable {}
extension TaskSwitcherLayout: Codable {}

// A copy of these functions for each layout would add 20 kB to an application, and they are called rarely.
extension _ContainedLayout where Self: Codable {
    /// Encodes each parameter whose value does not follow from the defaults and the parameters before it.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ParameterName.self)
        var rebuilt = Self()
        for index in 0..<parameterCount {
            guard let (parameter, value) = parameter(at: index), rebuilt.parameter(at: index)?.value != value
            else { continue }
            try container.encode(value, forKey: ParameterName(parameter))
            try rebuilt.setParameter(at: index, to: value)
        }
    }

    /// Decodes the parameters that are present.
    ///
    /// - Throws: `DecodingError`, which names a parameter out of its range.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ParameterName.self)
        self.init()
        for index in 0..<parameterCount {
            guard let parameter = parameter(at: index)?.descriptor,
                let value = try container.decodeIfPresent(Double.self, forKey: ParameterName(parameter))
            else { continue }
            guard parameter.accepts(value) else {
                let (lower, upper) = (parameter.range.lowerBound, parameter.range.upperBound)
                throw DecodingError.dataCorruptedError(
                    forKey: ParameterName(parameter), in: container,
                    debugDescription: "\(parameter.name) must be from \(lower) to \(upper), but is \(value)")
            }
            try setParameter(at: index, to: value)
        }
    }
}

/// The name of a parameter, as a key.
private struct ParameterName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ parameter: ParameterDescriptor) {
        stringValue = "\(parameter.name)"
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}
#endif
