import ArgumentParser
import GallerySite

/// `fanfold serve`: the gallery in a browser.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the gallery: all five layouts over pictures, in a browser.",
        discussion: "Ctrl-C ends it.")

    @OptionGroup var pictures: PictureOptions

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
            Another name under which browsers reach the gallery, through a proxy say. Repeatable. Without it only \
            the address and the machine's own names are answered.
            """,
            valueName: "name"))
    var names: [String] = []

    @Option(
        parsing: .unconditional,
        help: "How long a connection may neither ask nor take anything, in seconds. (default: 15)",
        transform: Parse.patience)
    var timeout: Double = 15

    @Flag(help: "Opens the gallery in the default browser.")
    var open = false

    func run() async throws {
        let address = try ListeningAddress(host: host, port: port)
        let server = try GalleryServer(
            site: try pictures.site(), address: address, names: names, patience: timeout)
        try await server.run { [open] url in
            try Terminal.say("Fanfold gallery: \(url)")
            if open { Browser.open(url) }
        }
    }
}
