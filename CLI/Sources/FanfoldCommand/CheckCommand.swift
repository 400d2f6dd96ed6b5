import ArgumentParser
import Fanfold
import FanfoldTesting

/// `fanfold check`: checks a layout against the rules that hosts depend on.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks a layout over many viewports, counts, offsets and directions.",
        discussion: """
            Checks the rules that hosts depend on, in random cases: poses are finite, the visible range contains all \
            visible items, items do not appear or disappear abruptly, offset and position are inverse to each \
            other, taps reach visible items, Reduce Motion disables movement, and the cost of a frame does not \
            depend on the number of items. If a case fails, the command prints the simplest failing case and fails.

            For example, a keyframe layout:

              fanfold check my-layout.json
            """)

    @Argument(help: "The layout: a name, or a JSON file of keyframes.")
    var layout: LayoutArgument

    @Option(help: "The number of cases, 1 to 1000000.")
    var cases = 400

    @Option(
        help: "The seed of the random cases; equal seeds give equal cases. (default: random)")
    var seed: UInt64?

    func validate() throws {
        guard (1...1_000_000).contains(cases) else {
            throw ValidationError("--cases must be a whole number from 1 to 1000000, but is \(cases)")
        }
    }

    func run() throws {
        let seed = seed ?? .random(in: 0..<1_000_000_000)
        if let complaint = try counterexample(of: layout.layout(), seed) {
            throw CommandFileError("\(layout.name): \(complaint)")
        }
        try Terminal.printLine("\(layout.name) passed \(cases) cases, seed \(seed)")
    }

    private func counterexample(of layout: some CollectionLayout, _ seed: UInt64) -> String? {
        LayoutCheck(layout, seed: seed, cases: cases).counterexample().map { counterexample in
            "\(counterexample)".replacing("\n ", with: ";")
        }
    }
}
