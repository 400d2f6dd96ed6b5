#if canImport(UIKit)
/// What a tab stack does one after the other, each when the one before it has come to rest.
enum TabStackStep {
    case scrollToEnd
    case append(completion: ((Bool) -> Void)?)
    case highlight(TrackedItem, completion: ((Bool) -> Void)?)

    /// Whether it may begin while an item is highlighted.
    func allowsHighlight(of index: Int) -> Bool {
        if case .highlight(let item, _) = self { return item.index == index }
        return false
    }
}
#endif
