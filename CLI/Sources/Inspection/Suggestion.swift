/// Finds what somebody may have meant who mistyped a name.
package enum Suggestion {
    /// The candidate that is nearest to a name, or nil where none is near.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let name = name.lowercased()
        let similar = candidates.filter { abs($0.count - name.count) <= largestDistance }
        let distances = similar.map { (candidate: $0, distance: edits(from: name, to: $0.lowercased())) }
        let nearest = distances.min { $0.distance < $1.distance }
        // Where all of a name would have to change, nothing is near.
        let limit = min(largestDistance, name.count - 1)
        return nearest.flatMap { $0.distance <= limit ? $0.candidate : nil }
    }

    /// The Levenshtein distance: how many characters to insert, delete or replace.
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

    /// The number of edits up to which a name counts as near.
    private static let largestDistance = 3
}
