import Foundation

// A compiler plugin that expands every macro to nothing. The compiler sends messages of JSON, each after its length in
// eight bytes, and expects an answer to each. A message without content is the last one.

let capability: [String: Any] = ["protocolVersion": 7, "features": [String]()]
let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)

/// Reads a number of bytes; fewer at the end of the input.
func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count, let part = try input.read(upToCount: count - data.count), !part.isEmpty {
        data += part
    }
    return data
}

func nextMessage() throws -> Data {
    try read(read(8).reversed().reduce(0) { $0 << 8 | Int($1) })
}

while case let text = try nextMessage(), !text.isEmpty {
    let message = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let answer: [String: [String: Any]] =
        message?["getCapability"] == nil
        ? ["expandMacroResult": ["expandedSource": "", "diagnostics": [String]()]]
        : ["getCapabilityResult": ["capability": capability]]
    let data = try JSONSerialization.data(withJSONObject: answer)
    output.write(Data((0..<8).map { UInt8(truncatingIfNeeded: data.count >> (8 * $0)) }) + data)
}
