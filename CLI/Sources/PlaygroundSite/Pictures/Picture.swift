/// A picture of the playground.
public struct Picture: Sendable {
    /// Where the file is in the playground's folder, without links.
    let path: String
    /// The file's name.
    let fileName: String
    /// What is written under the picture.
    var caption: String
    /// Whose picture it is and under which licence, where that is known.
    var credit: String?
}

/// Pictures that belong together: those of one folder.
public struct Album: Sendable {
    /// The name to show.
    let name: String
    /// The pictures, in the order of their file names; at least one.
    var pictures: [Picture]
}
