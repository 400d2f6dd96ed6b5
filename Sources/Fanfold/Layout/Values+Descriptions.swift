#if !hasFeature(Embedded)
// Readable descriptions, for failed expectations and the debugger: values that have their defaults are left out, and numbers
// have at most three decimals.

extension ItemAttributes: CustomStringConvertible {
    public var description: String {
        let usual = ItemAttributes(center: center, size: size)
        var parts = ["center \(text(of: center))", "size \(text(of: size))"]
        func add(_ name: String, _ value: KeyPath<ItemAttributes, Double>) {
            if self[keyPath: value] != usual[keyPath: value] {
                parts.append("\(name) \(text(of: self[keyPath: value]))")
            }
        }
        add("scale", \.scale)
        if rotation != .zero {
            parts.append(
                "rotation (\(text(of: rotation.x))°, \(text(of: rotation.y))°, \(text(of: rotation.z))°)")
        }
        add("depth", \.depth)
        add("eye distance", \.eyeDistance)
        add("opacity", \.opacity)
        add("z", \.z)
        add("progress", \.progress)
        if eyeOffset != .zero { parts.append("eye offset \(text(of: eyeOffset))") }
        if appearance != .zero {
            let values = appearance.values.indices.map { text(of: appearance.values[$0]) }
            parts.append("appearance [\(values.joined(separator: ", "))]")
        }
        return parts.joined(separator: ", ")
    }
}

extension LayoutContext: CustomStringConvertible {
    public var description: String {
        var parts = ["viewport \(text(of: viewport))", "\(count) items", "offset \(text(of: offset))"]
        if insets != .zero {
            let sides = [
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ]
            parts += sides.filter { $0.1 != 0 }.map { "\($0) inset \(text(of: $1))" }
        }
        if direction == .rightToLeft { parts.append("right-to-left") }
        if reduceMotion { parts.append("reduced motion") }
        if isLooping { parts.append("looping") }
        if let division {
            parts.append("\(division.axis) division at \(text(of: division.position))")
        }
        return parts.joined(separator: ", ")
    }
}

private func text(of point: Point) -> String { "(\(text(of: point.x)), \(text(of: point.y)))" }

private func text(of size: Size) -> String { "\(text(of: size.width)) × \(text(of: size.height))" }

/// Returns a number with at most three decimals.
package func text(of number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
}
#endif
