import Fanfold

extension InspectReport {
    /// The report as a JSON object, with all numbers at full precision and the frame's items on a line each.
    public func json() throws -> String {
        try JSONText.tallObject(jsonMembers { try $0.jsonMembers(in: layout) })
    }

    /// The report as the members of a JSON object.
    ///
    /// - Parameter item: What to say of each item visible.
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
