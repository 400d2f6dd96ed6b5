import ArgumentParser
import Foundation
import PlaygroundSite
import Rendering
import Replay

/// `fanfold render`: renders scripts as an animated picture.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders scripts with pictures as an animated WebP picture.",
        discussion: """
            Scripts are those of 'fanfold replay'; several are shown side by side. The timeline of the playground \
            saves scripts. For example:

              fanfold render carousel.json stack.json --width 800 --frame-rate 60 -o motion.webp

            The picture repeats forever: a script that returns to its beginning gives a seamless loop.
            """)

    @Argument(help: ArgumentHelp("The scripts, JSON files; - for standard input.", valueName: "script"))
    var scripts: [String]

    @Option(
        help: ArgumentHelp(
            "The initial layout: a name, or a JSON file of keyframes. (default: the script's)",
            valueName: "layout"))
    var layout: LayoutArgument?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The output file, such as motion.webp; - for standard output.", valueName: "file"),
        transform: Parse.path)
    var output: String

    @Option(
        parsing: .unconditional,
        help: "The duration in seconds. (default: up to the last event and 1 second more)",
        transform: Parse.time)
    var duration: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Renders a still at a time in seconds instead.", valueName: "time"),
        transform: Parse.time)
    var at: Double?

    @Option(help: "Frames per second, from 1 to 60.")
    var frameRate = 30

    @Option(help: ArgumentHelp("The width in pixels. (default: one pixel per point)", valueName: "pixels"))
    var width: Int?

    @Option(help: "The quality, from 0 to 100.")
    var quality = 75.0

    @Option(help: "The colors of the ground and the screen.")
    var theme: ThemeArgument = .light

    @Flag(help: "Renders the screen without a phone around it.")
    var bare = false

    func validate() throws {
        guard 1...60 ~= frameRate else {
            throw ValidationError("--frame-rate must be from 1 to 60, but is \(frameRate)")
        }
        guard 0...100 ~= quality else {
            throw ValidationError("--quality must be from 0 to 100, but is \(quality)")
        }
        guard width.map({ 16...16_383 ~= $0 }) ?? true else {
            throw ValidationError("--width must be from 16 to 16383, but is \(width ?? 0)")
        }
        guard duration.map({ 0...largestDuration ~= $0 }) ?? true else {
            throw ValidationError(
                "--duration must be at most \(Int(largestDuration)) seconds, but is \(duration ?? 0)")
        }
    }

    func run() throws {
        let read = try scripts.map { try script(CommandFile(path: $0)) }
        let renderer = try renderer(of: read)
        let end = min(duration ?? (read.map(\.duration).max() ?? 0) + rest, largestDuration)
        let data =
            if let at { try renderer.still(at: at) } else {
                try renderer.motion(of: end) { frame, count in Progress.show("frame \(frame) of \(count)") }
            }
        Progress.end()
        try CommandFile(path: output).write(Data(data))
    }

    private func script(_ file: CommandFile) throws -> ReplayScript {
        let data = try file.contents(upTo: ReplayScript.largestLength + 1)
        do {
            let script = try ReplayScript(data)
            guard let layout else { return script }
            return script.showing(try layout.layout(), named: layout.name)
        } catch let error as ScriptError {
            throw CommandFileError("\(file.name): \(error)")
        }
    }

    private func renderer(of scripts: [ReplayScript]) throws -> MotionRenderer {
        var options = MotionRenderer.Options()
        (options.frameRate, options.width, options.quality) = (frameRate, width, quality)
        (options.isDark, options.hasPhone) = (theme == .dark, !bare)
        return try MotionRenderer(scripts, pictures: try SmallPictures.data(), options: options)
    }
}

/// The theme of a rendered picture.
enum ThemeArgument: String, CaseIterable, ExpressibleByArgument {
    case light, dark
}

/// Time after the last event, and the longest duration, in seconds.
private let rest = 1.0
private let largestDuration = 60.0
