import Foundation
import NIOCore

/// What a page hears of the layout that it shows, for as long as it listens: an event (HTML, “Server-sent events”) for each
/// state of its file, the first one at once.
struct LayoutNews: Sendable {
    let file: LayoutFile

    func forEachPiece(_ take: (ByteBuffer) async throws -> Void) async throws {
        var told: Int?
        // What is sent now and then says that the connection is alive, and finds out when it is not.
        for round in 0... {
            let (state, revision) = await (file.state, file.revision)
            if revision != told {
                try await take(ByteBuffer(string: "data: \(try Self.data(of: state))\n\n"))
                told = revision
            } else if round.isMultiple(of: roundsOfSilence) {
                try await take(ByteBuffer(string: ":\n\n"))
            }
            try await Task.sleep(for: interval)
        }
    }

    /// One line: JSON has no line breaks but those that it is laid out with.
    private static func data(of state: LayoutFile.State) throws -> String {
        let layout = state.layout.told(edition: state.edition)
        let told = Event(layout: layout, isReading: state.isReading, problem: state.problem)
        return String(decoding: try JSONEncoder().encode(told), as: UTF8.self)
    }

    private struct Event: Encodable {
        let layout: OwnLayout.Told
        let isReading: Bool
        let problem: String?
    }
}

private let interval = Duration.milliseconds(100)
private let roundsOfSilence = 10
