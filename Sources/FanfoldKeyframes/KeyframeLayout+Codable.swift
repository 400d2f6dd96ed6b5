#if canImport(Foundation)
import Fanfold

extension KeyframeLayout: Codable {
    /// Decodes a layout from an object, as ``KeyframeSchema`` describes it.
    ///
    /// - Throws: `DecodingError`, whose description names the path, the value, and the expected value.
    public init(from decoder: any Decoder) throws {
        let value = try JSONValue(from: decoder)
        do throws(KeyframeTextError) { try self.init(value) } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: KeyframeFormatError(error).description))
        }
    }

    /// Encodes the layout as an object, as ``KeyframeSchema`` describes it.
    ///
    /// - Throws: `EncodingError` if the object could not be decoded again, such as with a number out of its range.
    public func encode(to encoder: any Encoder) throws {
        let value = JSONValue.object(JSONObject(jsonMembers))
        do throws(KeyframeTextError) { _ = try KeyframeLayout(value) } catch {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath, debugDescription: KeyframeFormatError(error).description))
        }
        try value.encode(to: encoder)
    }
}

extension JSONValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(Array(value.utf8))
        } else if let values = try? container.decode([JSONValue].self) {
            self = .array(values)
        } else {
            self = .object(JSONObject(try container.decode([String: JSONValue].self)))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let bytes): try container.encode(String(decoding: bytes, as: UTF8.self))
        case .array(let values): try container.encode(values)
        case .object(let object):
            try container.encode(
                Dictionary(
                    uniqueKeysWithValues: object.members.map {
                        (String(decoding: $0.name, as: UTF8.self), $0.value)
                    }))
        }
    }
}
#endif
