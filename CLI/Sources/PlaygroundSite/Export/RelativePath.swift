/// Paths within the page's folder.
enum RelativePath {
    /// The file that a reference means, given the path of the file in which it stands.
    static func resolved(_ reference: String, from path: String) -> String {
        var components = path.split(separator: "/").dropLast()
        for component in reference.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return components.joined(separator: "/")
    }
}
