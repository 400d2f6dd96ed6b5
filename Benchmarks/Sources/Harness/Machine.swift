import Foundation

/// The machine of a benchmark run.
public struct Machine: Encodable {
    /// The processor's model.
    public let processor: String
    /// The number of cores.
    public let cores: Int
    /// The operating system.
    public let system: String
    /// The version of the compiler.
    public let swift: String

    /// Describes the current machine.
    public init() {
        processor = Self.value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
        cores = ProcessInfo.processInfo.activeProcessorCount
        system =
            Self.value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
            ?? ProcessInfo.processInfo.operatingSystemVersionString
        swift = Self.swiftVersion
    }

    /// The machine in one sentence.
    public var sentence: String { "\(processor), \(cores) cores, \(system), Swift \(swift)." }

    private static func value(of key: String, in file: String, separator: Character) -> String? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
        return line?.split(separator: separator).last?.trimmingCharacters(
            in: CharacterSet(charactersIn: " \""))
    }

    private static var swiftVersion: String {
        #if compiler(>=6.4)
        "6.4 or later"
        #elseif compiler(>=6.3)
        "6.3"
        #else
        "6.2"
        #endif
    }
}
