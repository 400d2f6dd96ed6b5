/// The index of each item as custom properties. Items without a box do not count, unlike in `sibling-index()`.
struct ItemNumbers {
    /// The selector of all children.
    let children: String
    /// The custom properties of the rest of a division by 8, and of the item with the rest 0.
    let names: (rest: String, first: String)

    /// The index, from 0.
    var index: String { "(var(\(names.rest)) + var(\(names.first)))" }
    /// The initial values, which end those of an outer item.
    var start: [String] { ["\(names.rest):0", "\(names.first):0"] }

    /// The rules, which are more specific than one of all children with an attribute.
    var rules: String {
        (1...7).map { rule("8n+\($0 + 1)", "\(names.rest):\($0)") }.joined()
            + (1...7).map { rule("n+\($0 * 8 + 1)", "\(names.first):\($0 * 8)") }.joined()
    }

    /// Returns a rule for the items behind the numbered ones.
    func last(_ declaration: String) -> String { rule("n+\(Self.most + 1)", declaration) }

    private func rule(_ place: String, _ declaration: String) -> String {
        // Within `:is()`, clean-css keeps the spaces.
        CSSText.rule("\(children):is(:nth-child(\(place) of :not(\(Self.others))))", [declaration])
    }

    /// The selector of children that are no items. A style sheet cannot ask for the display of an element.
    private static let others =
        "[slot],[hidden],[style*=\"display: none\"],[style*=\"display:none\"],template,script,style,dialog"
    /// The number of items with an index.
    private static let most = 64
}
