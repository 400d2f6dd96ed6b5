/// Rows of text in right-aligned columns, each as wide as its widest entry.
struct TextTable {
    let header: [String]
    let rows: [[String]]

    /// The lines, the header's first.
    var lines: [String] {
        let widths = widths
        return ([header] + rows).map { row in
            zip(row, widths).map(padded).joined(separator: "  ")
        }
    }

    private var widths: [Int] {
        header.indices.map { column in
            ([header] + rows).map { $0[column].count }.max() ?? 0
        }
    }

    private func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: width - text.count) + text
    }
}
