#if FANFOLD_KEYFRAMES
@_spi(Host) import Fanfold
@_spi(Web) import FanfoldKeyframes

// Layouts from keyframes, as JSON texts in the module's memory.

/// Allocates memory for a text of some bytes, which `setKeyframes` frees.
@_expose(wasm, "allocateText")
func allocateText(_: Host, _ length: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: Int(length))
}

/// Sets the layout that a text describes. If the text is rejected, the layout is unchanged, and
/// `keyframeError` returns the reason.
@_expose(wasm, "setKeyframes")
func setKeyframes(
    _ host: Host, _ text: UnsafeMutablePointer<UInt8>, _ length: Int32, _ isAnimated: Bool, _ time: Double
) -> Flag {
    let bytes = Array(UnsafeBufferPointer(start: text, count: Int(length)))
    text.deallocate()
    do throws(KeyframeTextError) {
        let newLayout = try KeyframeLayout(text: bytes)
        forgetMotionStyle(host)
        host.reconfigure(isAnimated: isAnimated, time: time) { layout, _ in layout = .keyframes(newLayout) }
        return true
    } catch {
        Rejection.store(error)
        return false
    }
}

/// The reason why the last text was rejected.
@_expose(wasm, "keyframeError")
func keyframeError(_: Host) -> Int64 { Rejection.text }

private enum Rejection {
    nonisolated(unsafe) private static var bytes: UnsafeMutableBufferPointer<UInt8>?

    static func store(_ error: KeyframeTextError) {
        bytes?.deallocate()
        let utf8 = error.message
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: utf8.count)
        _ = copy.initialize(from: utf8)
        bytes = copy
    }

    /// The address and the length of the text, in one number.
    static var text: Int64 {
        guard let bytes else { return 0 }
        return Int64(bytes.count) << 32 | Int64(Int(bitPattern: bytes.baseAddress))
    }
}
#endif
