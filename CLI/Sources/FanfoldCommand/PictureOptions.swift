import ArgumentParser
import PlaygroundSite

/// The pictures option, shared by `serve` and `export`.
struct PictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder of JPEG, PNG, WebP, GIF, AVIF and SVG files; each subfolder becomes an album. "
                + "The default is a built-in set.",
            valueName: "folder"))
    var images: String?

    /// The playground with these pictures and an initial layout; prints a warning for each skipped file.
    func site(beginningWith layout: InitialLayout?) throws -> PlaygroundSite {
        let library = try images.map(PictureLibrary.init(folder:)) ?? .builtIn()
        for warning in library.warnings { Terminal.printError("warning: \(warning)") }
        return try PlaygroundSite(library: library, layout: layout)
    }
}
