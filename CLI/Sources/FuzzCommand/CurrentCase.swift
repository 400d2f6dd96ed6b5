import Foundation

/// The case that is being tried: it is named where the program stops, or goes on for too long.
enum CurrentCase {
    nonisolated(unsafe) private(set) static var text = ""

    /// How long one case may take, in seconds.
    private static let patience: UInt32 = 30

    /// Begins a case.
    ///
    /// - Parameter text: The arguments that try it again.
    static func begin(_ text: String) {
        if self.text.isEmpty { watch() }
        self.text = text
        alarm(patience)
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
