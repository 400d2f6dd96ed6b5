import ArgumentParser

/// The command `fanfold-fuzz`: whether something that is read from outside stops the program.
///
/// What is fed to the readers is made of what is right by small and large damage. Each case depends on the seed and
/// its number alone, so that what was found can be had again.
@main
struct FuzzCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fanfold-fuzz",
        abstract: "Feeds damaged scripts and requests to what reads them.")

    @Option(help: "How many of each kind.")
    var cases = 5_000

    @Option(help: "What the damage depends on. (default: another one every time)")
    var seed = UInt64.random(in: 0...999_999)

    @Option(help: "The first case.")
    var first = 0

    @Option(help: "The folder of scripts that are damaged; each is in a folder of its own.")
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
            "\(cases) scripts, of which \(scripts.validCount) were valid; \(cases) requests: none stopped the program"
        )
    }
}

/// What should not have happened.
struct Finding: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = "\(CurrentCase.text): \(description)"
    }
}
