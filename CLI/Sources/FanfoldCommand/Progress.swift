import Foundation

/// Progress on one line of the terminal; nothing if standard error is not a terminal.
enum Progress {
    private static let isVisible = isatty(STDERR_FILENO) != 0

    /// Replaces the line.
    static func show(_ text: String) {
        if isVisible { try? Output.errors.write("\r\u{1B}[K\(text)") }
    }

    /// Removes the line.
    static func end() { show("") }
}
