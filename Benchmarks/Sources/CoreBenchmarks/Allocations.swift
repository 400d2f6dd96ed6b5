@_spi(Host) import Fanfold
import FanfoldStandard
import Harness

/// Counts the core's memory allocations.
public func allocations() -> Table {
    var table = Table(
        "Heap allocations",
        method: """
            Over 10,000 frames of 1,000,000 items, with a call every second, once the buffers have grown: \
            allocations in the frames, and in the calls that begin something. Goal: none in the frames.
            """,
        columns: ["layout", "activity", "in the frames", "in each call"])
    for (number, name) in StandardLayout.names.enumerated() {
        for activity in Activity.allCases {
            let (frames, calls) = count(activity, number)
            table.add([.words("\(name)"), .words(activity.rawValue), .count(frames), calls])
        }
    }
    return table
}

private func count(_ activity: Activity, _ number: Int) -> (frames: Int, calls: Cell) {
    var session = Session(activity, layoutNumber: number)
    _ = session.play(framesToWarmUp)
    let (inFrames, inCalls) = session.play(framesToCount)
    return (inFrames, .number(Double(inCalls) / Double(framesToCount / 60), unit: ""))
}

private let framesToWarmUp = 600
private let framesToCount = 10_000
