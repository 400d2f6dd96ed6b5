#if canImport(UIKit) && !os(watchOS)

/// Notes for the developer of an application.
@MainActor
enum Notes {
    #if DEBUG
    private static var printed: Set<String> = []
    #endif

    /// Prints a note once, and in debug builds only.
    static func print(_ note: String) {
        #if DEBUG
        if printed.insert(note).inserted { Swift.print("Fanfold: \(note)") }
        #endif
    }
}
#endif
