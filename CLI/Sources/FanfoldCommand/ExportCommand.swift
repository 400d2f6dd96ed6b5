import ArgumentParser
import PlaygroundSite

/// `fanfold export`: the playground in a file.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the playground as one HTML file that needs no server and no network.")

    @Option(help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @OptionGroup var pictures: PictureOptions

    @Option(
        help: ArgumentHelp(
            "The layout that the page begins with, by its name, or by the JSON file of its keyframes.",
            valueName: "layout"))
    var layout: LayoutArgument?

    func run() throws {
        let site = try pictures.site(beginningWith: try layout?.beginning())
        try CommandFile(path: output).write(ExportedPage(of: site).html)
    }
}
