import Foundation
import PlaygroundSite

/// The compiler of a Swift layout: a command that receives the file and the path of the WebAssembly to write.
struct LayoutBuild {
    let command: String
    let file: String

    /// Compiles the file.
    ///
    /// - Throws: ``LayoutBuildError`` if it does not compile.
    func layout() async throws -> InitialLayout {
        // The compiler would wait for the writer of a pipe.
        _ = try CommandFile(path: file).plainContents(upTo: 0)
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("fanfold-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let module = folder.appendingPathComponent("own.wasm")
        let log = folder.appendingPathComponent("log")
        guard try await run(writing: module, output: log) == 0 else {
            let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            throw LayoutBuildError(text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return .module(title: InitialLayout.title(ofFile: file), try Data(contentsOf: module))
    }

    private func run(writing module: URL, output log: URL) async throws -> Int32 {
        guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
            throw CommandFileError("'\(log.path)' could not be written")
        }
        let output = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = [file, module.path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch {
                continuation.resume(
                    throwing: CommandFileError(
                        "the compiler '\(command)' could not be started; run 'make run LAYOUT=\(file)' in Fanfold's "
                            + "repository, or set --compiler to its Scripts/build-layout"))
            }
        }
    }
}

/// The reason why a Swift layout cannot be shown.
struct LayoutBuildError: Error, CustomStringConvertible {
    /// The compiler's output.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
