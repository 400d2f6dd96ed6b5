/// Paths within the page's folder.
enum RelativePath {
    /// Resolves a reference relative to the file that contains it.
    static func resolved(_ reference: String, from path: String) -> String {
        var components = path.split(separator: "/").dropLast()
        for component in reference.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return components.joined(separator: "/")
    }
}
