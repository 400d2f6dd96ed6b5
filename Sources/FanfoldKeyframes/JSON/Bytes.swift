/// The reader's texts, as UTF-8 bytes. In WebAssembly, `String` would add 15 kB for its encodings and normalization.
typealias Bytes = [UInt8]

/// The bytes of a literal.
func text(_ literal: StaticString) -> Bytes { literal.bytes }

extension StaticString {
    var bytes: Bytes { (0..<utf8CodeUnitCount).map { utf8Start[$0] } }
}

#if !hasFeature(Embedded)
extension String {
    var bytes: Bytes { Bytes(utf8) }
}
#endif

extension Bytes {
    func isSpelled(_ other: StaticString) -> Bool {
        count == other.utf8CodeUnitCount && isSpelled(other, from: 0)
    }

    /// Whether a text occurs at an index of the bytes.
    fileprivate func isSpelled(_ text: StaticString, from start: Int) -> Bool {
        for place in indices where self[place] != text.utf8Start[start + place] { return false }
        return true
    }

    func precedes(_ other: Bytes) -> Bool {
        var place = 0
        while place < count && place < other.count && self[place] == other[place] { place += 1 }
        guard place < count && place < other.count else { return count < other.count }
        return self[place] < other[place]
    }
}

/// Names, separated by commas.
struct NameList: Sendable {
    let names: StaticString

    init(_ names: StaticString) { self.names = names }

    /// The index of a name in the list.
    func index(of name: Bytes) -> Int? {
        var (index, start) = (0, 0)
        for end in 0...names.utf8CodeUnitCount where isEnd(end) {
            if end - start == name.count && name.isSpelled(names, from: start) { return index }
            (index, start) = (index + 1, end + 1)
        }
        return nil
    }

    /// The names as an error lists them: `"width", "height"`, or without quotes.
    func listed(inQuotes: Bool) -> Bytes {
        let quote = UInt8(ascii: "\"")
        var listed: Bytes = inQuotes ? [quote] : []
        for place in 0..<names.utf8CodeUnitCount {
            guard isEnd(place) else {
                listed.append(names.utf8Start[place])
                continue
            }
            listed += inQuotes ? text("\", \"") : text(", ")
        }
        if inQuotes { listed.append(quote) }
        return listed
    }

    private func isEnd(_ place: Int) -> Bool {
        place == names.utf8CodeUnitCount || names.utf8Start[place] == UInt8(ascii: ",")
    }
}
