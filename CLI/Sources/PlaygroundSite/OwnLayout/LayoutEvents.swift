import Foundation
import NIOCore

/// Server-sent events (HTML, “Server-sent events”) about a layout file: the current state first, then each
/// new one.
struct LayoutEvents: Sendable {
    let file: LayoutFile

    func forEachPiece(_ take: (ByteBuffer) async throws -> Void) async throws {
        var sent: Int?
        // Periodic comments keep the connection alive and detect a closed one.
        for round in 0... {
            let (state, revision) = await (file.state, file.revision)
            if revision != sent {
                try await take(ByteBuffer(string: "data: \(try Self.data(of: state))\n\n"))
                sent = revision
            } else if round.isMultiple(of: roundsOfSilence) {
                try await take(ByteBuffer(string: ":\n\n"))
            }
            try await Task.sleep(for: interval)
        }
    }

    /// One line: JSON contains line breaks only as formatting.
    private static func data(of state: LayoutFile.State) throws -> String {
        let layout = state.layout.pageData(edition: state.edition)
        let event = Event(layout: layout, isReading: state.isReading, problem: state.problem)
        return String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
    }

    private struct Event: Encodable {
        let layout: OwnLayout.PageData
        let isReading: Bool
        let problem: String?
    }
}

private let interval = Duration.milliseconds(100)
private let roundsOfSilence = 10
