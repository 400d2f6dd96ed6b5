#if canImport(UIKit) && !os(watchOS)
#if canImport(Testing)
import Testing
#endif

/// Drawings in the report of a test.
package enum FrameAttachments {
    /// The function that attaches a text under a name.
    @TaskLocal package static var attach: @Sendable (_ text: String, _ name: String) -> Void = { text, name in
        #if canImport(Testing)
        Attachment.record(text, named: name)
        #endif
    }
}
#endif
