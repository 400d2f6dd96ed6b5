/// What the command says.
enum Terminal {
    /// Writes text and a line break to standard output, at once even where that is a pipe.
    ///
    /// - Throws: ``OutputError`` where that cannot be.
    static func say(_ text: String) throws {
        try Output.standard.write(text + "\n")
    }

    /// Writes one line to standard error, after the command's name; where nobody hears it, there is nothing to do.
    ///
    /// Whatever would break the line or steer the terminal, in a file name say, is replaced. Only what a compiler says
    /// keeps its lines.
    static func complain(_ message: String, keepsLines: Bool = false) {
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
