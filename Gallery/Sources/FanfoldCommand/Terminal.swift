import Foundation

/// What the command writes to.
enum Terminal {
    /// Writes text and a line break to standard output, at once even where that is a pipe.
    static func say(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// Writes one line to standard error, after the command's name.
    ///
    /// Whatever would break the line or steer the terminal, in a file name say, is replaced.
    static func complain(_ message: String) {
        let line = String(message.map { $0.isNewline || $0.isControl ? " " : $0 })
        FileHandle.standardError.write(Data("fanfold: \(line)\n".utf8))
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
