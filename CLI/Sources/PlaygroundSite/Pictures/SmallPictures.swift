import Foundation

/// The small variants of the built-in pictures.
public enum SmallPictures {
    /// File names in the playground's order, in which neighbors contrast.
    static let names = [
        "infinite-sea", "picosdeeuropa", "picture-0b", "friends", "sunset", "greentock", "seeding", "fossa",
        "bridge",
        "wine", "aitzgorri", "picture-1a", "kleiber", "life", "painting-colors", "free", "dragonfly", "umang",
        "analogpattern",
    ]

    /// The contents of the files, in the WebP format.
    ///
    /// - Throws: ``SiteError`` if the page has not been built.
    public static func data() throws -> [[UInt8]] {
        let folder = SiteResource.page.url.appendingPathComponent("small", isDirectory: true)
        return try names.map { name in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).webp")) else {
                throw SiteError("the pictures could not be loaded: the page is not built; run 'make cli'")
            }
            return Array(data)
        }
    }
}
