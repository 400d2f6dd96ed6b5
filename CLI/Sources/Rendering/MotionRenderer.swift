import Fanfold
import Replay

/// Renders scripts side by side, in motion or as a still.
public struct MotionRenderer {
    /// How scripts are rendered.
    public struct Options: Sendable {
        /// Frames per second.
        public var frameRate = 30
        /// The width of the picture in pixels; nil for one pixel per point.
        public var width: Int?
        /// From 0, small, to 100, good.
        public var quality = 75.0
        /// Whether the ground is dark.
        public var isDark = false
        /// Whether each screen is shown in a phone.
        public var hasPhone = true

        /// Creates the default options.
        public init() {}
    }

    private let scripts: [ReplayScript]
    private let options: Options
    private let stage: Stage
    private let size: (width: Int, height: Int)

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - scripts: At least one.
    ///   - pictures: WebP pictures of the items, in order; they repeat.
    /// - Throws: ``RenderingError`` if a picture is invalid.
    public init(_ scripts: [ReplayScript], pictures: [[UInt8]], options: Options) throws {
        let textures = try pictures.map { data in
            guard let texture = Texture(webP: data) else {
                throw RenderingError("a picture is not in the WebP format")
            }
            return texture
        }
        (self.scripts, self.options) = (scripts, options)
        let bezels = options.hasPhone ? 20.0 : 0
        let widths = scripts.map { $0.viewport.width + bezels }
        let width = widths.reduce(0, +) + gap * Double(scripts.count - 1)
        let height = (scripts.map(\.viewport.height).max() ?? 0) + bezels
        let scale = Double(options.width ?? Int(width.rounded(.up))) / width
        size = (Int((width * scale).rounded()), Int((height * scale).rounded()))
        stage = Stage(
            theme: options.isDark ? .dark : .light, hasPhone: options.hasPhone, scale: scale,
            textures: textures)
    }

    /// Renders frames from the start to a time as an animated WebP picture.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - progress: Called after each frame with its number and the number of frames.
    public func motion(of duration: Double, progress: (Int, Int) throws -> Void = { _, _ in }) throws
        -> [UInt8]
    {
        let count = max(1, Int((duration * Double(options.frameRate)).rounded()))
        let encoder = try MotionEncoder(width: size.width, height: size.height, quality: options.quality)
        var session = Session(scripts)
        for number in 0..<count {
            let time = Double(number) / Double(options.frameRate)
            try encoder.add(try session.canvas(at: time, stage, size).bytes, at: milliseconds(number))
            try progress(number + 1, count)
        }
        return try encoder.data(endingAt: milliseconds(count))
    }

    /// Renders one frame as a WebP picture.
    ///
    /// - Parameter time: In seconds.
    public func still(at time: Double) throws -> [UInt8] {
        let encoder = try MotionEncoder(width: size.width, height: size.height, quality: options.quality)
        var session = Session(scripts)
        try encoder.add(try session.canvas(at: time, stage, size).bytes, at: 0)
        return try encoder.data(endingAt: 1)
    }

    private func milliseconds(_ number: Int) -> Int {
        Int((Double(number) * 1000 / Double(options.frameRate)).rounded())
    }
}

/// The scripts during playback.
private struct Session {
    private var players: [(player: ReplayPlayer, items: PaintedItems)]
    private let viewports: [Size]

    init(_ scripts: [ReplayScript]) {
        players = scripts.map { (ReplayPlayer($0), PaintedItems()) }
        viewports = scripts.map(\.viewport)
    }

    /// Paints the frames of all scripts at a time.
    mutating func canvas(at time: Double, _ stage: Stage, _ size: (width: Int, height: Int)) throws -> Canvas
    {
        var canvas = Canvas(width: size.width, height: size.height, color: stage.theme.ground)
        var left = 0.0
        for index in players.indices {
            let frame = try players[index].player.frame(at: time)
            let items = players[index].items.items(of: frame)
            let viewport = viewports[index]
            stage.paint(
                items, viewport: viewport, left: left, openness: 1 - frame.vignetteOpacity, on: &canvas)
            left += viewport.width + 2 * stage.bezel + gap
        }
        return canvas
    }
}

/// The distance between phones, in points.
private let gap = 24.0
