/// Suggests a name for a mistyped one.
package enum Suggestion {
    /// The most similar candidate, or nil if none is similar.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let name = name.lowercased()
        let similar = candidates.filter { abs($0.count - name.count) <= largestDistance }
        let distances = similar.map { (candidate: $0, distance: edits(from: name, to: $0.lowercased())) }
        let nearest = distances.min { $0.distance < $1.distance }
        // A suggestion keeps at least one character of the name.
        let limit = min(largestDistance, name.count - 1)
        return nearest.flatMap { $0.distance <= limit ? $0.candidate : nil }
    }

    /// The Levenshtein distance: the number of inserted, deleted or replaced characters.
    private static func edits(from source: String, to target: String) -> Int {
        var row = Array(0...target.count)
        for (line, character) in source.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in target.enumerated() {
                let replaced = diagonal + (character == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[target.count]
    }

    /// The largest distance of a similar name.
    private static let largestDistance = 3
}
