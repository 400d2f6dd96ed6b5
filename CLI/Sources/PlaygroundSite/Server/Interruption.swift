import Foundation

/// Requests to end the process.
enum Interruption {
    /// Lets Ctrl-C and termination signals end the process at once, and with success: there is nothing to lose.
    ///
    /// The handler itself ends the process: a signal that comes while a dispatch source is still being registered is lost.
    static func endsProcess() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in _exit(EXIT_SUCCESS) }
        }
    }
}
