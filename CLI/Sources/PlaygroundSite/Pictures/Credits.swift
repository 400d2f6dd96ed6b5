/// The titles and authors of the built-in pictures, from the table in CREDITS.md.
struct Credits {
    private struct Entry {
        let title: String
        let credit: String
    }

    private var entries: [Substring: Entry] = [:]

    /// Reads a table of four columns: file, title, author, license.
    init(table: String) {
        for line in table.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { $0.drop(while: \.isWhitespace) }
                .map { $0.trimmingSuffix(while: \.isWhitespace) }
            guard cells.count == 4 else { continue }
            entries[cells[0]] = Entry(title: String(cells[1]), credit: "\(cells[2]), \(cells[3])")
        }
    }

    /// An album with the table's titles and credits.
    func applied(to album: Album) -> Album {
        var album = album
        for index in album.pictures.indices {
            guard let entry = entries[album.pictures[index].fileName[...]] else { continue }
            album.pictures[index].caption = entry.title
            album.pictures[index].credit = entry.credit
        }
        return album
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        let end = lastIndex { !isTrimmed($0) }
        return end.map { self[...$0] } ?? self[startIndex..<startIndex]
    }
}
