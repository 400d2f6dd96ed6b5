import CWebP

/// Encodes frames as an animated WebP picture that repeats forever.
///
/// libwebp is the reference encoder; frames are stored as differences.
final class MotionEncoder {
    private let encoder: OpaquePointer
    private var config = WebPConfig()
    private let width: Int
    private let height: Int

    /// Creates an encoder.
    ///
    /// - Parameter quality: From 0, small, to 100, good.
    init(width: Int, height: Int, quality: Double) throws {
        (self.width, self.height) = (width, height)
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
            let encoder = WebPAnimEncoderNew(CInt(width), CInt(height), &options)
        else {
            throw RenderingError(
                "the frames must have at most 16383 × 16383 pixels, but have \(width) × \(height)")
        }
        self.encoder = encoder
        config.quality = Float(quality)
        config.method = 4
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - bytes: Red, green, blue and opacity of each pixel.
    ///   - time: The time at which the frame appears, in milliseconds.
    func add(_ bytes: [UInt8], at time: Int) throws {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw RenderingError("the encoder has another version") }
        defer { WebPPictureFree(&picture) }
        (picture.use_argb, picture.width, picture.height) = (1, CInt(width), CInt(height))
        guard WebPPictureImportRGBX(&picture, bytes, CInt(4 * width)) != 0,
            WebPAnimEncoderAdd(encoder, &picture, CInt(time), &config) != 0
        else { throw failure }
    }

    /// The encoded picture.
    ///
    /// - Parameter time: The end of the last frame, in milliseconds.
    func data(endingAt time: Int) throws -> [UInt8] {
        var data = WebPData()
        guard WebPAnimEncoderAdd(encoder, nil, CInt(time), nil) != 0,
            WebPAnimEncoderAssemble(encoder, &data) != 0
        else { throw failure }
        defer { WebPFree(UnsafeMutableRawPointer(mutating: data.bytes)) }
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private var failure: RenderingError {
        let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
        return RenderingError("the frames could not be encoded: \(reason)")
    }
}

/// The reason why a motion cannot be rendered.
public struct RenderingError: Error, CustomStringConvertible {
    /// A message on one line.
    public let description: String

    init(_ description: String) { self.description = description }
}
