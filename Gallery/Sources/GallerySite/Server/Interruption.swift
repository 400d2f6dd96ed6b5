import Foundation

/// Requests to end the process.
enum Interruption {
    /// Lets Ctrl-C and termination signals end the process at once, and with success: there is nothing to lose.
    static func endsProcess() {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                // Holds on to the source, which would stop watching if it were let go.
                withExtendedLifetime(source) {}
                exit(EXIT_SUCCESS)
            }
            source.resume()
        }
    }
}
