import Fanfold
import Inspection

extension ReplayFrame {
    /// The frame as a JSON object.
    ///
    /// - Parameter number: Returns the number of an identity.
    func json(number: (Int) -> Int) throws -> String {
        let report = try report.jsonMembers { item in
            try item.jsonMembers(in: self.report.layout) + [
                ("identity", try JSONText.value(number(item.identity))),
                ("leaving", try JSONText.value(item.isLeaving)),
            ]
        }
        return try JSONText.tallObject(
            [("at", try JSONText.value(time))] + report + [
                ("phase", try JSONText.value("\(phase)")), ("opening", try opening()),
                ("focus", try JSONText.value(focusedItem)),
                ("events", JSONText.tallArray(try events.map { try $0.json() })),
            ])
    }

    /// Null when nothing is open; during closing, the item's index is null and the vignette is not 1.
    private func opening() throws -> String {
        if openedItem == nil && vignetteOpacity == 1 { return try JSONText.value(Int?.none) }
        return try JSONText.object([
            ("index", try JSONText.value(openedItem)), ("vignette", try JSONText.value(vignetteOpacity)),
        ])
    }
}
