/// The results of a benchmark run.
public struct Report: Encodable {
    /// The machine of the run.
    public let machine: Machine
    /// One table per benchmark.
    public var tables: [Table]

    /// Creates a report of the current machine.
    public init(_ tables: [Table]) {
        machine = Machine()
        self.tables = tables
    }

    /// The report as a Markdown document.
    public var markdown: String {
        ([machine.sentence] + tables.map(\.markdown)).joined(separator: "\n\n") + "\n"
    }
}

/// The results of a benchmark.
public struct Table: Encodable {
    /// The measured quantity.
    public let title: String
    /// The method and the expected result.
    public let method: String
    /// The names of the columns.
    public let columns: [String]
    /// The rows, with one value per column.
    public private(set) var rows: [[Cell]] = []

    /// Creates an empty table.
    public init(_ title: String, method: String, columns: [String]) {
        self.title = title
        self.method = method
        self.columns = columns
    }

    /// Adds a row.
    public mutating func add(_ row: [Cell]) { rows.append(row) }

    /// The table in Markdown, below its title.
    public var markdown: String {
        let header = [columns, columns.indices.map { $0 == 0 ? "---" : "---:" }]
        let lines = (header + rows.map { $0.map(\.text) }).map { "| " + $0.joined(separator: " | ") + " |" }
        return "## \(title)\n\n\(method)\n\n" + lines.joined(separator: "\n")
    }
}
