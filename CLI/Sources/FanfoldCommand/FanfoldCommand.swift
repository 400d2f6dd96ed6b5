import ArgumentParser

/// The command `fanfold`.
@main
struct FanfoldCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fanfold",
        abstract: "Shows Fanfold's animated collection layouts: in numbers, or live in a browser.",
        version: "0.1.0",
        subcommands: [
            InspectCommand.self, CheckCommand.self, ReplayCommand.self, CSSCommand.self,
            ServeCommand.self, ExportCommand.self,
        ])

    /// Runs the command. Unlike the default, errors are printed on one line without the usage.
    static func main() async {
        Output.prepare()
        do {
            var command = try await asyncParseAsRoot(
                ReplayCommand.withTimesJoined(Array(CommandLine.arguments.dropFirst())))
            if var command = command as? AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(error)
        }
    }

    private static func end(_ error: any Error) -> Never {
        let code = exitCode(for: error)
        do {
            if code.isSuccess {
                try Terminal.printLine(fullMessage(for: error))
                exit(withError: code)
            }
            throw error
        } catch let error as OutputError {
            if error.isClosedPipe { exit(withError: ExitCode.success) }
            Terminal.printError("the output could not be written: \(error)")
            exit(withError: ExitCode.failure)
        } catch let error as LayoutBuildError {
            Terminal.printError(error.description, keepsLines: true)
            exit(withError: code)
        } catch {
            let isUsageError = code == .validationFailure
            let message = message(for: error)
            Terminal.printError(
                isUsageError
                    ? NameSuggestion.added(
                        to: NameSuggestion.added(to: message, given: CommandLine.arguments),
                        subcommands: unreachedSubcommands) + " (\(hint))"
                    : message)
            exit(withError: code)
        }
    }

    private static var subcommandNames: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// The name of the called subcommand, if it exists.
    private static var calledSubcommand: String? {
        CommandLine.arguments.dropFirst().first.flatMap { subcommandNames.contains($0) ? $0 : nil }
    }

    /// The subcommands that an unexpected argument can mean: none after a valid subcommand.
    private static var unreachedSubcommands: [String] { calledSubcommand == nil ? subcommandNames : [] }

    /// The help command for the called subcommand.
    private static var hint: String {
        "see '\(["fanfold", calledSubcommand, "--help"].compactMap { $0 }.joined(separator: " "))'"
    }
}
