import ArgumentParser
import Fanfold
import Inspection

/// Parses option values.
enum Parse {
    /// The largest length that layouts support, in points.
    private static let largestLength = 1e12

    /// A length or an offset, in points.
    static func length(_ text: String) throws -> Double {
        try number(text, or: "must be a number of points, such as 270 or -20.5")
    }

    /// A size, such as `375x667`.
    static func viewport(_ text: String) throws -> Size {
        let form = "must be a width and a height that are not negative, such as 375x667"
        let extents = try numbers(text, separator: "x", count: 2, or: form)
        guard extents.allSatisfy({ $0 >= 0 }) else { throw ValidationError(form) }
        return Size(width: extents[0], height: extents[1])
    }

    /// A point, such as `100,200`.
    static func point(_ text: String) throws -> Point {
        let coordinates = try numbers(
            text, separator: ",", count: 2, or: "must be two coordinates in points, such as 100,200")
        return Point(x: coordinates[0], y: coordinates[1])
    }

    /// Insets, such as `20,0,34,0`.
    static func insets(_ text: String) throws -> Insets {
        let insets = try numbers(
            text, separator: ",", count: 4,
            or: "must be four distances in points (top, leading, bottom, trailing), such as 20,0,34,0")
        return Insets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    }

    /// A fold, such as `horizontal,455.5,40`.
    static func division(_ text: String) throws -> LayoutDivision {
        let form =
            "must be horizontal or vertical, a distance and a width in points, such as horizontal,455.5,40"
        let parts = text.split(separator: ",", maxSplits: 1).map(String.init)
        let axes: [String: Axis] = ["horizontal": .horizontal, "vertical": .vertical]
        guard parts.count == 2, let axis = axes[parts[0]] else { throw ValidationError(form) }
        let lengths = try numbers(parts[1], separator: ",", count: 2, or: form)
        guard lengths[1] >= 0 else { throw ValidationError(form) }
        return LayoutDivision(axis: axis, position: lengths[0], width: lengths[1])
    }

    /// The path of a file.
    static func path(_ text: String) throws -> String {
        guard !text.isEmpty else { throw ValidationError("must be the path of a file, but is empty") }
        return text
    }

    /// A number of items.
    static func items(_ text: String) throws -> Int {
        guard let count = Int(text), count >= 0 else {
            throw ValidationError("must be a whole number that is not negative, such as 31")
        }
        guard count <= LayoutContext.maximumCount else {
            throw ValidationError("must be at most \(LayoutContext.maximumCount)")
        }
        return count
    }

    /// A time, in seconds.
    static func time(_ text: String) throws -> Double {
        let form = "must be a number of seconds from 0 to 1000000, such as 0.35"
        let time = try number(text, or: form)
        guard (0...1e6).contains(time) else { throw ValidationError(form) }
        return time
    }

    /// Times, in seconds, with spaces between them.
    static func times(_ text: String) throws -> [Double] {
        text.contains(" ") ? try text.split(separator: " ").map { try time(String($0)) } : [try time(text)]
    }

    /// A connection timeout, in seconds.
    static func timeout(_ text: String) throws -> Double {
        let form = "must be a number of seconds from 0.1 to 3600, such as 15"
        let timeout = try number(text, or: form)
        guard (0.1...3600).contains(timeout) else { throw ValidationError(form) }
        return timeout
    }

    /// An assignment, such as `pitch=120`.
    static func assignment(_ text: String) throws -> ParameterAssignment {
        let form = "must be a parameter's name and a number, such as pitch=120"
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { throw ValidationError(form) }
        return ParameterAssignment(name: String(parts[0]), value: try number(parts[1], or: form))
    }

    /// A port to listen on.
    static func port(_ text: String) throws -> UInt16 {
        guard let port = UInt16(text) else {
            throw ValidationError("must be a whole number from 0 to 65535; 0 picks a free port")
        }
        return port
    }

    private static func numbers(
        _ text: String, separator: Character, count: Int, or form: String
    ) throws -> [Double] {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == count else { throw ValidationError(form) }
        return try parts.map { try number($0, or: form) }
    }

    private static func number(_ text: some StringProtocol, or form: String) throws -> Double {
        guard let number = Double(text), number.isFinite else { throw ValidationError(form) }
        guard abs(number) <= largestLength else { throw ValidationError("must be within ±10¹²") }
        return number
    }
}
