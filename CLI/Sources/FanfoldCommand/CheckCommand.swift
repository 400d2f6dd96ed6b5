import ArgumentParser
import Fanfold
import FanfoldTesting

/// `fanfold check`: whether a layout keeps what every host relies on.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks a layout over many viewports, counts, offsets and directions.",
        discussion: """
            What every host relies on is looked for at random: that poses are finite, no item is missing from the \
            visible range, nothing pops, offset and position are inverse to one another, taps reach what is seen, the \
            reduced motion variant is reduced motion, and a frame costs no more for ten million items. The first case in which it is not so \
            is printed, made as simple as it can be, and the command fails.

            For example, a layout from keyframes:

              fanfold check my-layout.json
            """)

    @Argument(help: "The layout, by its name, or by the JSON file of its keyframes.")
    var layout: LayoutArgument

    @Option(help: "How many cases to look at, 1 to 1000000.")
    var cases = 400

    @Option(
        help: "What the cases are drawn from: the same seed finds the same. (default: another one each time)")
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
        try Terminal.say("\(layout.name) is sound in \(cases) cases, seed \(seed)")
    }

    private func counterexample(of layout: some CollectionLayout, _ seed: UInt64) -> String? {
        LayoutCheck(layout, seed: seed, cases: cases).counterexample().map { counterexample in
            "\(counterexample)".replacing("\n ", with: ";")
        }
    }
}
