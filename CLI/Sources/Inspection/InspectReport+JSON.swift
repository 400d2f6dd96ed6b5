import Fanfold

extension InspectReport {
    /// The report as a JSON object with full-precision numbers and one line per item.
    public func json() throws -> String {
        try JSONText.tallObject(jsonMembers { try $0.jsonMembers(in: layout) })
    }

    /// The report as the members of a JSON object.
    ///
    /// - Parameter item: The members of a visible item.
    package func jsonMembers(
        _ item: (VisibleItem) throws -> [JSONText.Member]
    ) throws -> [JSONText.Member] {
        var members = [
            ("layout", try JSONText.value(layoutName)),
            ("viewport", try JSONText.size(context.viewport)),
            ("items", try JSONText.value(context.count)),
            ("offset", try JSONText.value(context.offset)),
            ("contentLength", try JSONText.value(contentLength)),
            ("restingOffset", try JSONText.value(restingOffset)),
        ]
        if point != nil { members.append(("itemAt", try JSONText.value(itemAtPoint))) }
        members.append(("visibleItems", JSONText.tallArray(try frame.map { try JSONText.object(item($0)) })))
        return members
    }
}
