import ArgumentParser
import PlaygroundSite

/// `fanfold export`: writes the playground to a file.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the playground as a self-contained HTML file.")

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"),
        transform: Parse.path)
    var output: String

    @OptionGroup var pictures: PictureOptions

    @Option(
        help: ArgumentHelp(
            "The initial layout: a name, or a JSON file of keyframes.",
            valueName: "layout"))
    var layout: LayoutArgument?

    func run() throws {
        let site = try pictures.site(beginningWith: try layout?.beginning())
        try CommandFile(path: output).write(ExportedPage(of: site).html)
    }
}
