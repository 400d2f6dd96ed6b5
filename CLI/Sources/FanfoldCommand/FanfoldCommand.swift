import ArgumentParser

/// The command `fanfold`.
@main
struct FanfoldCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fanfold",
        abstract: "Shows Fanfold's animated collection layouts: in numbers, or live in a browser.",
        version: "0.1.0",
        subcommands: [
            InspectCommand.self, CheckCommand.self, ReplayCommand.self, ServeCommand.self, ExportCommand.self,
        ])

    /// Runs the command. Unlike the default, it says on one line what is wrong, without the usage.
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
                try Terminal.say(fullMessage(for: error))
                exit(withError: code)
            }
            throw error
        } catch let error as OutputError {
            if error.isClosedPipe { exit(withError: ExitCode.success) }
            Terminal.complain("cannot write the output: \(error)")
            exit(withError: ExitCode.failure)
        } catch let error as LayoutBuildError {
            Terminal.complain(error.description, keepsLines: true)
            exit(withError: code)
        } catch {
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
