import Foundation

/// The user's browser.
enum Browser {
    #if os(macOS)
    private static let opener = "open"
    #else
    private static let opener = "xdg-open"
    #endif

    /// Opens a page, or prints a warning if that fails.
    static func open(_ url: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [opener, url]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            if process.terminationStatus != 0 { warn(url) }
        }
        do { try process.run() } catch { warn(url) }
    }

    private static func warn(_ url: String) {
        Terminal.printError("warning: the browser could not be opened with \(opener); open \(url) manually")
    }
}
