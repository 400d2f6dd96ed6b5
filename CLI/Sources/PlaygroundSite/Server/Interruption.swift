import Foundation

/// Signals that end the process.
enum Interruption {
    /// Makes Ctrl-C and termination signals end the process at once with success.
    ///
    /// The signal handler itself exits: a signal is lost while a dispatch source is being registered.
    static func endsProcess() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in _exit(EXIT_SUCCESS) }
        }
    }
}
