import Foundation

extension LayoutFile {
    /// The file's states.
    nonisolated var events: EventStream {
        EventStream { try await self.event }
    }

    private var event: EventStream.Event {
        get throws { EventStream.Event(revision: revision, data: try state.json) }
    }
}

extension LayoutFile.State {
    /// One line: JSON contains line breaks only as formatting.
    fileprivate var json: String {
        get throws {
            let layout = layout.pageData(edition: edition)
            let event = Event(layout: layout, isReading: isReading, problem: problem)
            return String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
        }
    }

    private struct Event: Encodable {
        let layout: InitialLayout.PageData
        let isReading: Bool
        let problem: String?
    }
}
