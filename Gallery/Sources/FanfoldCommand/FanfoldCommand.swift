import ArgumentParser

/// The command `fanfold`.
@main
struct FanfoldCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fanfold",
        abstract: "Shows Fanfold's animated collection layouts: in numbers, or live in a browser.",
        version: "0.1.0",
        subcommands: [InspectCommand.self, ReplayCommand.self, ServeCommand.self, ExportCommand.self])

    /// Runs the command. Unlike the default, it says on one line what is wrong, without the usage.
    static func main() async {
        do {
            var command = try await asyncParseAsRoot()
            if var command = command as? AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let code = exitCode(for: error)
            if code.isSuccess { exit(withError: error) }
            Terminal.complain(message(for: error) + (code == .validationFailure ? " (\(hint))" : ""))
            exit(withError: code)
        }
    }

    /// Where to read how to call the command, or the one of its commands that was called.
    private static var hint: String {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        let called = CommandLine.arguments.dropFirst().prefix(1).filter(names.contains)
        return "see '\((["fanfold"] + called + ["--help"]).joined(separator: " "))'"
    }
}
