/// The times at which an animation hides an item from taps and, if the focus can be in it, from the focus and from assistive
/// technology. Text without links and controls stays readable.
struct Hiding {
    /// The percentages at which the item is hidden.
    let hidden: [Double]
    /// The percentages at which it has appeared, or has not yet disappeared.
    let seen: [Double]

    /// The end of the names of such animations.
    static let suffix = "-seen"

    /// Returns the rule for items in which the focus cannot be: important declarations override the animation.
    static func readingRule(_ card: String) -> String {
        let focusable = ":any-link,button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]"
        return CSSText.rule(
            "\(card):not(\(focusable)):not(:has(\(focusable)))",
            ["visibility:inherit!important", "interactivity:inherit!important"])
    }

    /// The keyframes of browsers that cannot make items inert.
    var visibility: String { keyframes("visibility:hidden", "visibility:visible") }
    /// The keyframes of browsers that can make items inert.
    var inertness: String { keyframes("interactivity:inert", "interactivity:auto") }

    /// Returns the keyframes with the declarations for hidden and for visible items.
    private func keyframes(_ hidden: String, _ seen: String) -> String {
        Self.keyframe(self.hidden, "\(hidden);pointer-events:none")
            + Self.keyframe(self.seen, "\(seen);pointer-events:auto")
    }

    private static func keyframe(_ times: [Double], _ declaration: String) -> String {
        "\(Set(times).sorted().map { CSSText.number($0) + "%" }.joined(separator: ",")){\(declaration)}"
    }
}
