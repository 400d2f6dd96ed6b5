import Foundation

/// Requests to end the process.
enum Interruption {
    /// Ctrl-C and termination signals from now on, which no longer end the process by themselves.
    static func signals() -> AsyncStream<Void> {
        AsyncStream { continuation in
            for number in [SIGINT, SIGTERM] {
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number)
                source.setEventHandler {
                    // Holds on to the source, which would stop watching if it were let go.
                    withExtendedLifetime(source) { _ = continuation.yield() }
                }
                source.resume()
            }
        }
    }
}
