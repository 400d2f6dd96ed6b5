/// All that one run of the benchmarks found out.
public struct Report: Encodable {
    /// Where it was found out.
    public let machine: Machine
    /// A table for each benchmark.
    public var tables: [Table]

    /// Creates a report of the machine that the program runs on.
    public init(_ tables: [Table]) {
        machine = Machine()
        self.tables = tables
    }

    /// The report as a Markdown document.
    public var markdown: String {
        ([machine.sentence] + tables.map(\.markdown)).joined(separator: "\n\n") + "\n"
    }
}

/// What one benchmark found out.
public struct Table: Encodable {
    /// What was measured.
    public let title: String
    /// How it was measured, and what is to be expected.
    public let method: String
    /// The names of the columns.
    public let columns: [String]
    /// The values, as many in each row as there are columns.
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
