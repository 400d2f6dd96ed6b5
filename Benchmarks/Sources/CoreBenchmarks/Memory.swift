@_spi(Host) import Fanfold
import FanfoldStandard
import Foundation
import Harness

/// The memory of ten million items.
public func memory() -> Table {
    var table = Table(
        "Memory",
        method: """
            By how much the resident memory grows while a collection is made and 1,000 frames of it are played, \
            beside one object of the classic method for each item. Goal: nothing for each item.
            """,
        columns: ["items", "contender", "bytes", "bytes per item"])
    func add(_ count: Int, _ name: String, rounds: Int = 1, _ work: () -> Void) {
        let least = (0..<rounds).map { _ in growth(by: work) }.min() ?? 0
        table.add([
            .count(count), .words(name), .count(least),
            .number((Double(least) / Double(count) * 1000).rounded() / 1000, unit: ""),
        ])
    }
    var sessions: [Session<StandardLayout>] = []
    func begin(_ count: Int) {
        sessions = StandardLayout.names.indices.map { Session(.scrolling, layoutNumber: $0, count: count) }
        play(&sessions)
    }
    // The first rounds load code and grow the heap: the smallest growth is the cost of a collection.
    add(10_000_000, "Fanfold, all five layouts", rounds: 5) { begin(10_000_000) }
    let context = LayoutContext(viewport: phone, count: 1_000_000)
    var objects: [ClassicAttributes] = []
    add(context.count, "classic, task switcher") { objects = ClassicTaskSwitcher().prepare(context) }
    consume(objects)
    return table
}

private func play(_ sessions: inout [Session<StandardLayout>]) {
    for place in sessions.indices {
        for _ in 0..<1_000 {
            sessions[place].act()
            sessions[place].advance()
        }
    }
}

private func growth(by work: () -> Void) -> Int {
    let before = residentBytes()
    work()
    return max(residentBytes() - before, 0)
}

/// The program's resident memory, in bytes; 0 if the system does not report it.
private func residentBytes() -> Int {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
