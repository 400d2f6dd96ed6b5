import Fanfold
import Inspection

extension CollectionEvent {
    /// The event as a JSON object with its name and values.
    func json() throws -> String {
        let (name, values) = parts
        return try JSONText.object(
            [("name", try JSONText.value(name))] + values.map { ($0, try JSONText.value($1)) })
    }

    private var parts: (name: String, values: KeyValuePairs<String, Double>) {
        switch self {
        case .didTap(let index): ("didTap", ["index": Double(index)])
        case .didSettle(let offset): ("didSettle", ["offset": offset])
        case .willOpen(let index): ("willOpen", ["index": Double(index)])
        case .didOpen(let index): ("didOpen", ["index": Double(index)])
        case .willClose(let index): ("willClose", ["index": Double(index)])
        case .didClose(let index): ("didClose", ["index": Double(index)])
        case .shouldRemove(let index): ("shouldRemove", ["index": Double(index)])
        case .didKeep(let index): ("didKeep", ["index": Double(index)])
        case .didInsert(let index, let count):
            ("didInsert", ["index": Double(index), "count": Double(count)])
        case .didRemove(let index, let count):
            ("didRemove", ["index": Double(index), "count": Double(count)])
        case .didMove(let from, let to): ("didMove", ["from": Double(from), "to": Double(to)])
        case .didReload(let index): ("didReload", ["index": Double(index)])
        case .didFinishChanges: ("didFinishChanges", [:])
        case .willReorder(let index): ("willReorder", ["index": Double(index)])
        case .didReorder(let from, let to): ("didReorder", ["from": Double(from), "to": Double(to)])
        case .didAppend(let index): ("didAppend", ["index": Double(index)])
        case .shouldAppend: ("shouldAppend", [:])
        @unknown default: ("\(self)", [:])
        }
    }
}
