import AdapterBenchmarks
import CoreBenchmarks
import Foundation
import Harness

// Usage: benchmarks [--json FILE] [NAME …]
// Prints the named benchmarks, or all of them, in Markdown, and writes them to a file in JSON.

let benchmarks: KeyValuePairs<String, @MainActor () -> Table> = [
    "memory": memory, "layout-pass": layoutPass, "own-layout": ownLayout, "allocations": allocations,
    "engine-step": engineStep, "hit-test": hitTest, "adapter": adapterPass,
    "folded-view": foldedView, "updates": viewUpdates,
]
var names = Array(CommandLine.arguments.dropFirst())
var file: String?
if let option = names.firstIndex(of: "--json"), option + 1 < names.count {
    file = names[option + 1]
    names.removeSubrange(option...option + 1)
}
let unknown = names.filter { name in !benchmarks.contains { $0.key == name } }
guard unknown.isEmpty else {
    print("benchmarks: no \(unknown), but \(benchmarks.map(\.key))")
    exit(EXIT_FAILURE)
}
let report = Report(benchmarks.filter { names.isEmpty || names.contains($0.key) }.map { $0.value() })
print(report.markdown)
if let file {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(report).write(to: URL(fileURLWithPath: file))
}
