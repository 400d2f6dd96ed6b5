import ArgumentParser
import Replay

/// `fanfold replay`: what a script shows, and when.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Plays a script of input and changes, and prints what is seen at the times asked for.",
        discussion: """
            A script is a JSON object. It names a layout, or describes one with keyframes, a viewport, a number of items and, in the order of \
            time, what happens. The same script gives the same bytes every time. For example, a page that comes \
            to fill the viewport, in four drawings:

              echo '{"layout": "tab-stack", "viewport": {"width": 375, "height": 667},
                "items": 9, "events": [{"at": 0, "type": "open", "index": 2}]}' |
                fanfold replay - --at 0 0.1 0.2 1 --format svg -o opening.svg

            Lengths are in points, measured from the viewport's top left corner; y grows downwards. Each event \
            has a time, "at", in seconds since the beginning, a "type", and what that type asks for:

            \(eventForms)

            What each of these means is in the schema, see --schema.
            """)

    @Argument(help: ArgumentHelp("The script, a JSON file; - for standard input.", valueName: "script"))
    var script: String?

    @Option(
        help: ArgumentHelp(
            "The layout at the beginning, by its name, or by the JSON file of its keyframes. (default: the script's)",
            valueName: "layout"))
    var layout: LayoutArgument?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            When to look, in seconds since the beginning, in any order. (default: at the last event and 3 \
            seconds after it)
            """,
            valueName: "time"),
        transform: Parse.times)
    var at: [[Double]] = []

    @Option(help: "What to print.")
    var format: ReplayFormatArgument = .json

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write, instead of printing.", valueName: "file"))
    var output: String?

    @Flag(help: "Prints the JSON Schema of scripts, and plays none.")
    var schema = false

    func validate() throws {
        if (script == nil) != schema {
            throw ValidationError(schema ? "--schema takes no script" : "name a script, or use --schema")
        }
    }

    func run() throws {
        let text = if let script { try replay(CommandFile(path: script)) } else { ReplayScript.schema }
        guard let output else { return try Terminal.say(text) }
        try CommandFile(path: output).write(text + "\n")
    }

    /// Arguments in which the times after `--at` are one argument: the parser's time grows with the square of their
    /// number. What is no time stays apart, so that a message names it alone.
    static func withTimesJoined(_ arguments: [String]) -> [String] {
        guard let option = arguments.firstIndex(of: "--at") else { return arguments }
        let times = arguments[(option + 1)...].prefix { (try? Parse.time($0)) != nil }
        let rest = arguments[times.endIndex...]
        if let next = rest.first, next.hasPrefix("-"), Double(next) != nil {
            // The parser would take a negative time for another option.
            return arguments[..<option] + ["--at=\(next)"] + rest.dropFirst()
        }
        guard !times.isEmpty else { return arguments }
        return arguments[...option] + [times.joined(separator: " ")] + rest
    }

    /// What a script may hold of events, one a line.
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

/// What `replay` prints.
enum ReplayFormatArgument: String, CaseIterable, ExpressibleByArgument {
    case json, svg
}
