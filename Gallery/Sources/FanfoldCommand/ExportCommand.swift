import ArgumentParser
import GallerySite

/// `fanfold export`: the gallery in a file.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the gallery as one HTML file that needs no server and no network.")

    @Option(help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @OptionGroup var pictures: PictureOptions

    func run() throws {
        try CommandFile(path: output).write(ExportedPage(of: pictures.site()).html)
    }
}
