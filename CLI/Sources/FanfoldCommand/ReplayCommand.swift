import ArgumentParser
import Replay

/// `fanfold replay`: prints frames and events of a script.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Plays a script of input and changes, and prints the frames at given times.",
        discussion: """
            A script is a JSON object: a layout by name or with keyframes, a viewport, a number of items and events \
            ordered by time. Equal scripts give equal bytes. For example, a page that opens, in four drawings:

              echo '{"layout": "tab-stack", "viewport": {"width": 375, "height": 667},
                "items": 9, "events": [{"at": 0, "type": "open", "index": 2}]}' |
                fanfold replay - --at 0 0.1 0.2 1 --format svg -o opening.svg

            Lengths are in points, measured from the viewport's top left corner; y grows downwards. Each event \
            has a time, "at", in seconds since the start, a "type", and the members of that type:

            \(eventForms)

            The schema documents each member, see --schema.
            """)

    @Argument(
        help: ArgumentHelp("The script, a JSON file; - for standard input.", valueName: "script"),
        transform: Parse.path)
    var script: String?

    @Option(
        help: ArgumentHelp(
            "The initial layout: a name, or a JSON file of keyframes. (default: the script's)",
            valueName: "layout"))
    var layout: LayoutArgument?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            Times of frames, in seconds since the start, in any order. (default: the last event and 3 seconds \
            after it)
            """,
            valueName: "time"),
        transform: Parse.times)
    var at: [[Double]] = []

    @Option(help: "The output format.")
    var format: ReplayFormatArgument = .json

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The output file; - for standard output. (default: standard output)", valueName: "file"),
        transform: Parse.path)
    var output: String?

    @Flag(help: "Prints the JSON Schema of scripts.")
    var schema = false

    func validate() throws {
        if (script == nil) != schema {
            throw ValidationError(
                schema ? "--schema must be used without a script" : "a script or --schema must be given")
        }
    }

    func run() throws {
        let text = if let script { try replay(CommandFile(path: script)) } else { ReplayScript.schema }
        guard let output else { return try Terminal.printLine(text) }
        try CommandFile(path: output).write(text + "\n")
    }

    /// Joins the times after `--at` into one argument: the parser needs quadratic time in the number of
    /// arguments. Invalid times stay separate, so that a message names only the invalid one.
    static func withTimesJoined(_ arguments: [String]) -> [String] {
        guard let option = arguments.firstIndex(of: "--at") else { return arguments }
        let times = arguments[(option + 1)...].prefix { (try? Parse.time($0)) != nil }
        let rest = arguments[times.endIndex...]
        if let next = rest.first, next.hasPrefix("-"), Double(next) != nil {
            // The parser would treat a negative time as another option.
            return arguments[..<option] + ["--at=\(next)"] + rest.dropFirst()
        }
        guard !times.isEmpty else { return arguments }
        return arguments[...option] + [times.joined(separator: " ")] + rest
    }

    /// The events of a script and their members, one per line.
    private static var eventForms: String {
        ReplayScript.eventForms.map { name, members in
            "  " + (members.isEmpty ? name : "\(name): \(members.joined(separator: ", "))")
        }.joined(separator: "\n")
    }

    private func replay(_ file: CommandFile) throws -> String {
        let data = try file.contents(upTo: ReplayScript.largestLength + 1)
        do {
            var script = try ReplayScript(data)
            if let layout { script = script.showing(try layout.layout(), named: layout.name) }
            let report = try ReplayReport(script, at: at.flatMap { $0 })
            return try format == .json ? report.json() : report.svg()
        } catch let error as ScriptError {
            throw CommandFileError("\(file.name): \(error)")
        }
    }
}

/// The output format of `replay`.
enum ReplayFormatArgument: String, CaseIterable, ExpressibleByArgument {
    case json, svg
}
