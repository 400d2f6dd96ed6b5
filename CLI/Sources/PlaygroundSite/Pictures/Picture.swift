/// A picture of the playground.
public struct Picture: Sendable {
    /// The path in the playground's folder, without links.
    let path: String
    /// The file's name.
    let fileName: String
    /// The caption.
    var caption: String
    /// The author and license, if known.
    var credit: String?
}

/// The pictures of one folder.
public struct Album: Sendable {
    /// The displayed name.
    let name: String
    /// The pictures in the order of their file names; at least one.
    var pictures: [Picture]
}
