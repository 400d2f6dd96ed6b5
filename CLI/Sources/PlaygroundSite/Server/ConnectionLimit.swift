import Foundation

/// The maximum number of open connections.
enum ConnectionLimit {
    /// Limited by the available descriptors, with one more per connection for a picture, and by a fixed
    /// maximum.
    static var ofProcess: Int {
        let descriptors = sysconf(Int32(_SC_OPEN_MAX))
        if descriptors < 0 { return largest }
        return max(1, min(largest, (descriptors - ownDescriptors) / descriptorsOfEach))
    }

    private static let largest = 400
    private static let descriptorsOfEach = 2
    /// Descriptors for the program itself: output, event loops, and accepted connections that wait.
    private static let ownDescriptors = 64
}
