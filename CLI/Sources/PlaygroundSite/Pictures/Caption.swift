/// Captions from file names.
enum Caption {
    /// Converts `summer-in-rome_02.jpg` to "Summer in rome 02".
    static func text(fileName: String) -> String {
        let stem = stem(of: fileName)
        let words = stem.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
        return words.isEmpty ? stem : words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The name without a picture's extension: "Version 1.2" stays unchanged.
    private static func stem(of fileName: String) -> String {
        guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return fileName }
        let isExtension = extensions.contains(fileName[fileName.index(after: dot)...].lowercased())
        return isExtension ? String(fileName[..<dot]) : fileName
    }

    private static let extensions: Set = [
        "jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "avif", "jxl", "svg",
    ]
}
