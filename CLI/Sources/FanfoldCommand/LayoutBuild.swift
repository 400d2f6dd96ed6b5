import Foundation
import PlaygroundSite

/// The compiler of a layout in Swift: a command that is given its file, and where to write the WebAssembly.
struct LayoutBuild {
    let command: String
    let file: String

    /// What the file is compiled to.
    ///
    /// - Throws: ``LayoutBuildError`` where it does not compile.
    func layout() async throws -> OwnLayout {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("fanfold-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let module = folder.appendingPathComponent("own.wasm")
        let said = folder.appendingPathComponent("said")
        guard try await run(writing: module, saying: said) == 0 else {
            let text = String(decoding: try Data(contentsOf: said), as: UTF8.self)
            throw LayoutBuildError(text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return .module(title: OwnLayout.title(ofFile: file), try Data(contentsOf: module))
    }

    private func run(writing module: URL, saying said: URL) async throws -> Int32 {
        guard FileManager.default.createFile(atPath: said.path, contents: nil) else {
            throw CommandFileError("cannot write '\(said.path)'")
        }
        let output = try FileHandle(forWritingTo: said)
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
                        "a layout in Swift is compiled by '\(command)', which does not run: 'make run LAYOUT=\(file)' in "
                            + "Fanfold's repository does, or name its Scripts/build-layout with --compiler"))
            }
        }
    }
}

/// Why a layout in Swift cannot be shown.
struct LayoutBuildError: Error, CustomStringConvertible {
    /// What the compiler says, line by line.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
