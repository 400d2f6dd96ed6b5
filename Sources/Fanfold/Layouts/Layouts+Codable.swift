#if !hasFeature(Embedded)
// Layouts are encoded as the parameters that differ from their defaults, by name: an application can store tuned
// parameters, and a later version of a default does not change them. Unknown names are ignored.

extension ExpandingLayout: Codable {
    public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try encodeParameters(to: encoder) }
}

extension TabStackLayout: Codable {
    public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try encodeParameters(to: encoder) }
}

extension AlbumFanLayout: Codable {
    public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try encodeParameters(to: encoder) }
}

extension CardCarouselLayout: Codable {
    public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try encodeParameters(to: encoder) }
}

extension TaskSwitcherLayout: Codable {
    public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try encodeParameters(to: encoder) }
}

// A copy of these functions for each layout would add 20 kB to an application, and they are called rarely.
extension CollectionLayout {
    /// Encodes each parameter whose value does not follow from the defaults and the parameters before it.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func encodeParameters(to encoder: any Encoder) throws {
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
    fileprivate static func decoded(from decoder: any Decoder) throws -> Self {
        let container = try decoder.container(keyedBy: ParameterName.self)
        var layout = Self()
        for index in 0..<layout.parameterCount {
            guard let parameter = layout.parameter(at: index)?.descriptor,
                let value = try container.decodeIfPresent(Double.self, forKey: ParameterName(parameter))
            else { continue }
            guard parameter.accepts(value) else {
                let (lower, upper) = (parameter.range.lowerBound, parameter.range.upperBound)
                throw DecodingError.dataCorruptedError(
                    forKey: ParameterName(parameter), in: container,
                    debugDescription: "\(parameter.name) must be from \(lower) to \(upper), but is \(value)")
            }
            try layout.setParameter(at: index, to: value)
        }
        return layout
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
