import Foundation

/// How many connections are held at once.
enum OpenConnections {
    /// As many as the system gives descriptors for, with one each for a picture, and no more than any playground needs.
    static var limit: Int {
        let descriptors = sysconf(Int32(_SC_OPEN_MAX))
        if descriptors < 0 { return largest }
        return max(1, min(largest, (descriptors - ownDescriptors) / descriptorsOfEach))
    }

    private static let largest = 400
    private static let descriptorsOfEach = 2
    /// What the program needs for itself: its output, its event loops, and those that have been accepted and wait.
    private static let ownDescriptors = 64
}
