/// Output to standard output and standard error.
enum Terminal {
    /// Writes a line to standard output without buffering, even if it is a pipe.
    ///
    /// - Throws: ``OutputError`` if the text cannot be written.
    static func printLine(_ text: String) throws {
        try Output.standard.write(text + "\n")
    }

    /// Writes one line to standard error, after the command's name; failures are ignored.
    ///
    /// Line breaks and control characters, such as in file names, are replaced. Only compiler output keeps
    /// its lines.
    static func printError(_ message: String, keepsLines: Bool = false) {
        let text = String(
            message.map { keepsLines && $0 == "\n" ? $0 : $0.isNewline || $0.isControl ? " " : $0 })
        try? Output.errors.write("fanfold: \(text)\n")
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
