import Foundation

/// The user's browser.
enum Browser {
    #if os(macOS)
    private static let opener = "open"
    #else
    private static let opener = "xdg-open"
    #endif

    /// Opens a page, or says that it cannot.
    static func open(_ url: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [opener, url]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            if process.terminationStatus != 0 { complain(url) }
        }
        do { try process.run() } catch { complain(url) }
    }

    private static func complain(_ url: String) {
        Terminal.complain("warning: \(opener) did not open the browser; open \(url) yourself")
    }
}
