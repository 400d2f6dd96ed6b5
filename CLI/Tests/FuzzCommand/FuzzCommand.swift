import ArgumentParser

/// The command `fanfold-fuzz`: checks that external input cannot crash the program.
///
/// The readers are fed valid input with small and large mutations. A case depends only on the seed and its
/// number, and can be reproduced.
@main
struct FuzzCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fanfold-fuzz",
        abstract: "Feeds mutated scripts and requests to their readers.")

    @Option(help: "The number of cases of each kind.")
    var cases = 5_000

    @Option(help: "The seed of the mutations. (default: random)")
    var seed = UInt64.random(in: 0...999_999)

    @Option(help: "The first case.")
    var first = 0

    @Option(help: "The folder of valid scripts, one per subfolder.")
    var scripts: String

    func run() async throws {
        let scripts = try ScriptTarget(folder: scripts)
        let requests = try RequestTarget()
        print("fanfold-fuzz --seed \(seed) --first \(first) --cases \(cases)")
        for number in first..<first + cases {
            CurrentCase.begin("--seed \(seed) --first \(number) --cases 1")
            var random = SeededGenerator(seed: seed, case: number)
            try scripts.run(&random)
            try await requests.run(&random)
        }
        print(
            "\(cases) scripts, \(scripts.validCount) of them valid; \(cases) requests: none stopped the program"
        )
    }
}

/// A violated expectation.
struct Finding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = "\(CurrentCase.text): \(description)"
    }
}
