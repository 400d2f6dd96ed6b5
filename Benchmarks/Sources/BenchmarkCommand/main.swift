import AdapterBenchmarks
import CoreBenchmarks
import Foundation
import Harness

// Usage: benchmarks [--json] [NAME …]

let benchmarks: KeyValuePairs<String, @MainActor () -> Table> = [
    "memory": memory, "layout-pass": layoutPass, "allocations": allocations, "engine-step": engineStep,
    "hit-test": hitTest, "adapter": adapterPass,
]
let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("-") }
let chosen = benchmarks.filter { names.isEmpty || names.contains($0.key) }
let report = Report(chosen.map { $0.value() })
if arguments.contains("--json") {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
} else {
    print(report.markdown)
}
