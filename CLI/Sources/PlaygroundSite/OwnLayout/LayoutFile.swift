import Foundation

/// The file of a layout, which is read anew each time somebody has changed it.
public actor LayoutFile {
    /// What the file holds, as far as it can be shown.
    public struct State: Sendable {
        /// The last layout that could be.
        public internal(set) var layout: OwnLayout
        /// Another one with each layout; another one, too, after the server was started anew.
        var edition: Int
        /// Whether the file is being read at this moment, or compiled.
        var isReading = false
        /// What is wrong with what the file holds by now, if anything is.
        var problem: String?
    }

    /// What the file holds at this moment.
    public private(set) var state: State
    /// Another one with each state.
    private(set) var revision = 0
    private let path: String
    private let read: @Sendable () async throws -> OwnLayout
    private var stamp: FileStamp?

    /// Reads a layout for the first time.
    ///
    /// - Parameters:
    ///   - path: Its file.
    ///   - read: Makes a layout of what the file holds.
    /// - Throws: What `read` throws.
    public init(path: String, read: @escaping @Sendable () async throws -> OwnLayout) async throws {
        self.path = path
        self.read = read
        stamp = FileStamp(of: path)
        state = State(layout: try await read(), edition: Int(Date().timeIntervalSince1970))
    }

    /// Reads the file whenever it has changed, until the task is cancelled.
    ///
    /// One that is just being written is waited for: it is read once it stays as it is.
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

/// So often it is looked whether the file is another one.
private let interval = Duration.milliseconds(100)
