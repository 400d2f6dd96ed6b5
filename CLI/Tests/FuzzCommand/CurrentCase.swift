import Foundation

/// The current case, which is named if the program crashes or hangs.
enum CurrentCase {
    nonisolated(unsafe) private(set) static var text = ""

    /// Time limit of one case, in seconds.
    private static let timeout: UInt32 = 30

    /// Starts a case.
    ///
    /// - Parameter text: The arguments that reproduce it.
    static func begin(_ text: String) {
        if self.text.isEmpty { watch() }
        self.text = text
        alarm(timeout)
    }

    private static func watch() {
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] {
            signal(number) { number in
                let message = "fanfold-fuzz: signal \(number) in \(CurrentCase.text)\n"
                _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
