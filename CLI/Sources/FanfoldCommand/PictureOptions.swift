import ArgumentParser
import PlaygroundSite

/// The option that `serve` and `export` share: which pictures to show.
struct PictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder of JPEG, PNG, WebP, GIF, AVIF and SVG files; each folder in it becomes an album. "
                + "Without it a built-in set is shown.",
            valueName: "folder"))
    var images: String?

    /// The playground with these pictures, beginning with a layout; warns of each file that is left out.
    func site(beginningWith layout: OwnLayout?) throws -> PlaygroundSite {
        let library = try images.map(PictureLibrary.init(folder:)) ?? .builtIn()
        for warning in library.warnings { Terminal.complain("warning: \(warning)") }
        return try PlaygroundSite(library: library, layout: layout)
    }
}
