import ArgumentParser
import Foundation
import PlaygroundSite

/// `fanfold serve`: serves the playground to browsers.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the playground: layouts of pictures, in a browser.",
        discussion: """
            Ctrl-C ends it. For example, a keyframe layout, which follows changes of its file:

              fanfold serve --layout my-layout.json

            A Swift layout is compiled after each change: 'make run LAYOUT=MyLayout.swift'.
            """)

    @OptionGroup var pictures: PictureOptions

    @Option(
        help: ArgumentHelp(
            "The initial layout: a name, a JSON file of keyframes, or a Swift file.",
            valueName: "layout"))
    var layout: ServedLayout?

    @Option(help: ArgumentHelp("The compiler of Swift layouts.", valueName: "command"))
    var compiler = "Scripts/build-layout"

    @Option(
        parsing: .unconditional, help: "The port to listen on; 0 picks a free one. (default: 8080)",
        transform: Parse.port)
    var port: UInt16 = 8080

    @Option(
        help:
            "The IP address to listen on; 0.0.0.0 lets other machines connect with a link that contains a key."
    )
    var host = "127.0.0.1"

    @Option(
        name: .customLong("name"),
        help: ArgumentHelp(
            """
            An additional host name of the server, such as the name of a proxy. Repeatable. By default, the server \
            answers only its address and the machine's own names.
            """,
            valueName: "name"))
    var names: [String] = []

    @Option(
        parsing: .unconditional,
        help: "The timeout of connections without progress, in seconds. (default: 15)",
        transform: Parse.timeout)
    var timeout: Double = 15

    @Flag(help: "Opens the playground in the default browser.")
    var open = false

    func run() async throws {
        let address = try ListeningAddress(host: host, port: port)
        let file = try await layoutFile()
        let beginning = if let file { await file.state.layout } else { try layout?.known?.beginning() }
        let server = try PlaygroundServer(
            site: try pictures.site(beginningWith: beginning), address: address, names: names,
            timeout: timeout, following: file)
        try await server.run { [open, host] url, network in
            try Terminal.printLine("Fanfold playground: \(url)")
            if address.isExposed {
                Terminal.printError(
                    "warning: --host \(host) exposes the pictures to everybody who has the link; it is not encrypted"
                )
            }
            try Self.printNetwork(network)
            if open { Browser.open(url) }
        }
    }

    /// Prints the addresses for other machines, and a code for phones in a terminal.
    private static func printNetwork(_ urls: [String]) throws {
        for url in urls { try Terminal.printLine("On this network: \(url)") }
        guard isatty(STDOUT_FILENO) != 0, let url = urls.first, let code = QRCode(url) else {
            return
        }
        try Terminal.printLine(code.lines.joined(separator: "\n"))
    }

    /// The followed layout file, if the layout comes from a file.
    private func layoutFile() async throws -> LayoutFile? {
        switch layout {
        case .swift(let path):
            Terminal.printError("compiling '\(path)'")
            let build = LayoutBuild(command: compiler, file: path)
            return try await LayoutFile(path: path) { try await build.layout() }
        case .known(let layout) where layout.isFile:
            return try await LayoutFile(path: layout.name) { try layout.beginning() }
        default: return nil
        }
    }
}

/// The argument for the initial layout of the playground: any layout argument, or a Swift file.
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
