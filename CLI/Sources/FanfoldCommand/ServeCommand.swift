import ArgumentParser
import PlaygroundSite

/// `fanfold serve`: the playground in a browser.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the playground: all five layouts over pictures, in a browser.",
        discussion: """
            Ctrl-C ends it. For example, a layout from keyframes, which is shown anew whenever its file has changed:

              fanfold serve --layout my-layout.json

            A layout in Swift is compiled anew each time; 'make run LAYOUT=MyLayout.swift' serves it.
            """)

    @OptionGroup var pictures: PictureOptions

    @Option(
        help: ArgumentHelp(
            "The layout that the page begins with: a name, a JSON file of keyframes, or a Swift file.",
            valueName: "layout"))
    var layout: ServedLayout?

    @Option(help: ArgumentHelp("What compiles a layout in Swift.", valueName: "command"))
    var compiler = "Scripts/build-layout"

    @Option(
        parsing: .unconditional, help: "The port to listen on; 0 picks a free one. (default: 8080)",
        transform: Parse.port)
    var port: UInt16 = 8080

    @Option(help: "The IP address to listen on; 0.0.0.0 lets other machines connect.")
    var host = "127.0.0.1"

    @Option(
        name: .customLong("name"),
        help: ArgumentHelp(
            """
            Another name under which browsers reach the playground, through a proxy say. Repeatable. Without it only \
            the address and the machine's own names are answered.
            """,
            valueName: "name"))
    var names: [String] = []

    @Option(
        parsing: .unconditional,
        help: "How long a connection may neither ask nor take anything, in seconds. (default: 15)",
        transform: Parse.patience)
    var timeout: Double = 15

    @Flag(help: "Opens the playground in the default browser.")
    var open = false

    func run() async throws {
        let address = try ListeningAddress(host: host, port: port)
        let file = try await layoutFile()
        let beginning = if let file { await file.state.layout } else { try layout?.known?.beginning() }
        let server = try PlaygroundServer(
            site: try pictures.site(beginningWith: beginning), address: address, names: names,
            patience: timeout, following: file)
        try await server.run { [open] url in
            try Terminal.say("Fanfold playground: \(url)")
            if open { Browser.open(url) }
        }
    }

    /// The file of the layout, if it comes from one.
    private func layoutFile() async throws -> LayoutFile? {
        switch layout {
        case .swift(let path):
            Terminal.complain("compiling '\(path)'")
            let build = LayoutBuild(command: compiler, file: path)
            return try await LayoutFile(path: path) { try await build.layout() }
        case .known(let layout) where layout.isFile:
            return try await LayoutFile(path: layout.name) { try layout.beginning() }
        default: return nil
        }
    }
}

/// What the playground begins with: a layout as everywhere else, or a file in Swift.
enum ServedLayout: ExpressibleByArgument {
    case known(LayoutArgument)
    case swift(path: String)

    init?(argument: String) {
        if argument.hasSuffix(".swift") {
            self = .swift(path: argument)
        } else {
            guard let layout = LayoutArgument(argument: argument) else { return nil }
            self = .known(layout)
        }
    }

    static var allValueStrings: [String] { LayoutArgument.allValueStrings + ["FILE.swift"] }

    fileprivate var known: LayoutArgument? {
        guard case .known(let layout) = self else { return nil }
        return layout
    }
}
