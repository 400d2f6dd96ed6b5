import Fanfold
import Inspection

extension ReplayFrame {
    /// The frame as a JSON object.
    ///
    /// - Parameter number: What to call an identity.
    func json(number: (Int) -> Int) throws -> String {
        let report = try report.jsonMembers { item in
            try item.jsonMembers(in: self.report.layout) + [
                ("identity", try JSONText.value(number(item.identity))),
                ("leaving", try JSONText.value(item.isLeaving)),
            ]
        }
        return try JSONText.tallObject(
            [("at", try JSONText.value(time))] + report + [
                ("phase", try JSONText.value("\(phase)")), ("highlight", try highlight()),
                ("focus", try JSONText.value(focusedItem)),
                ("events", JSONText.tallArray(try events.map { try $0.json() })),
            ])
    }

    /// Null once nothing is highlighted any longer; on its way back, an item's index is null, and the veil not 1.
    private func highlight() throws -> String {
        if highlightedItem == nil && veilOpacity == 1 { return try JSONText.value(Int?.none) }
        return try JSONText.object([
            ("index", try JSONText.value(highlightedItem)), ("veil", try JSONText.value(veilOpacity)),
        ])
    }
}
