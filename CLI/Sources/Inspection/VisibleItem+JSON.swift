import Fanfold

extension VisibleItem {
    /// The item as the members of a JSON object.
    package func jsonMembers(in layout: any CollectionLayout) throws -> [JSONText.Member] {
        let appearance = AppearanceEntry.all(of: self, in: layout)
        return [
            ("index", try JSONText.value(index)),
            ("size", try JSONText.size(attributes.size)),
            ("quad", try JSONText.value(quad.corners.map { [$0.x, $0.y] })),
            ("transform", try JSONText.value((0..<16).map { transform[$0] })),
            ("opacity", try JSONText.value(attributes.opacity)),
            ("z", try JSONText.value(attributes.z)),
            ("progress", try JSONText.value(attributes.progress)),
            ("appearance", try JSONText.object(appearance.map { try $0.json() })),
        ]
    }
}

extension AppearanceEntry {
    fileprivate func json() throws -> JSONText.Member {
        (name, isList ? try JSONText.value(values) : try JSONText.value(values.first))
    }
}

extension JSONText {
    /// An object with a width and a height.
    static func size(_ size: Size) throws -> String {
        try object([("width", try value(size.width)), ("height", try value(size.height))])
    }
}

extension Quad {
    /// The corners: top left, top right, bottom right, bottom left.
    var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }
}
