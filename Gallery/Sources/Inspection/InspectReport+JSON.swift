import Fanfold

extension InspectReport {
    /// The report as a JSON object, with all numbers at full precision and the stage's items on a line each.
    public func json() throws -> String {
        var members = [
            ("layout", try JSONText.value(layoutName)),
            ("viewport", try json(context.viewport)),
            ("items", try JSONText.value(context.count)),
            ("offset", try JSONText.value(context.offset)),
            ("contentLength", try JSONText.value(contentLength)),
            ("restingOffset", try JSONText.value(restingOffset)),
        ]
        if point != nil { members.append(("itemAt", try JSONText.value(itemAtPoint))) }
        members.append(("stage", JSONText.tallArray(try stage.map(json))))
        return try JSONText.tallObject(members)
    }

    private func json(_ item: StageItem) throws -> String {
        let attributes = item.attributes
        return try JSONText.object([
            ("index", try JSONText.value(item.index)),
            ("size", try json(attributes.size)),
            ("quad", try JSONText.value(item.quad.corners.map { [$0.x, $0.y] })),
            ("transform", try JSONText.value((0..<16).map { item.transform[$0] })),
            ("opacity", try JSONText.value(attributes.opacity)),
            ("z", try JSONText.value(attributes.z)),
            ("progress", try JSONText.value(attributes.progress)),
            ("appearance", try json(AppearanceEntry.all(of: item, in: layout))),
        ])
    }

    private func json(_ size: Size) throws -> String {
        try JSONText.object([
            ("width", try JSONText.value(size.width)), ("height", try JSONText.value(size.height)),
        ])
    }

    private func json(_ appearance: [AppearanceEntry]) throws -> String {
        try JSONText.object(
            try appearance.map { entry in
                let text =
                    try entry.isList ? JSONText.value(entry.values) : JSONText.value(entry.values.first)
                return (entry.name, text)
            })
    }
}

extension Quad {
    /// The corners: top left, top right, bottom right, bottom left.
    var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }
}
