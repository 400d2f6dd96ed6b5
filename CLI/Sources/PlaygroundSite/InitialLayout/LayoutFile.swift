import Foundation

/// A layout's file, which is read again after each change.
public actor LayoutFile {
    /// The layout that is shown, and the file's errors.
    public struct State: Sendable {
        /// The last valid layout.
        public internal(set) var layout: InitialLayout
        /// Changes with each layout and with each start of the server.
        var edition: Int
        /// Whether the file is being read or compiled.
        var isReading = false
        /// The error in the file's current content, if any.
        var problem: String?
    }

    /// The current state.
    public private(set) var state: State
    /// Changes with each state.
    private(set) var revision = 0
    private let path: String
    private let read: @Sendable () async throws -> InitialLayout
    private var stamp: FileStamp?

    /// Reads a layout for the first time.
    ///
    /// - Parameters:
    /// - path: Path of the file.
    /// - read: Creates a layout from the file.
    /// - Throws: Errors of `read`.
    public init(path: String, read: @escaping @Sendable () async throws -> InitialLayout) async throws {
        self.path = path
        self.read = read
        stamp = FileStamp(of: path)
        state = State(layout: try await read(), edition: Int(Date().timeIntervalSince1970))
    }

    /// Reads the file after each change until the task is cancelled.
    ///
    /// A file that is being written is read once it stops changing.
    func follow() async {
        var seen = stamp
        while (try? await Task.sleep(for: interval)) != nil {
            let now = FileStamp(of: path)
            if now == seen && now != stamp { await readAnew(now) }
            seen = now
        }
    }

    private func readAnew(_ stamp: FileStamp?) async {
        self.stamp = stamp
        change { $0.isReading = true }
        do {
            let layout = try await read()
            change {
                $0 = State(layout: layout, edition: $0.edition + 1)
            }
        } catch {
            change {
                $0.isReading = false
                $0.problem = "\(error)"
            }
        }
    }

    private func change(_ change: (inout State) -> Void) {
        change(&state)
        revision += 1
    }
}

/// Interval of checks for changes.
private let interval = Duration.milliseconds(100)
