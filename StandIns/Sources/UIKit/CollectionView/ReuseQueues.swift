/// A kind of reusable view.
struct ReuseKey: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let identifier: String

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ identifier: String) {
        self.category = category
        self.kind = kind
        self.identifier = identifier
    }
}

/// Registered classes, and views available for reuse.
@MainActor struct ReuseQueues {
    private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
    private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

    mutating func register(_ viewClass: AnyClass?, for key: ReuseKey) {
        classes[key] = viewClass as? UICollectionReusableView.Type
    }

    func isRegistered(_ key: ReuseKey) -> Bool { classes[key] != nil }

    /// Takes a view. A cell with the first responder waits for its item: UIKit does not reuse it for another one, and resigns the
    /// responder if the item is deleted.
    ///
    /// Source: the names of UIKit's method `_resignOrRebaseFirstResponderViewWithIndexPathMapping:` and instance variable
    /// `_firstResponderIndexPath`, in crash reports and class dumps.
    mutating func takeWaiting(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView? {
        let views = waiting[key] ?? []
        let index =
            views.lastIndex { $0.hasFirstResponder && $0.lastIndexPath == indexPath }
            ?? views.lastIndex { !$0.hasFirstResponder }
        return index.flatMap { waiting[key]?.remove(at: $0) }
    }

    /// Lets cells with the first responder follow their items.
    func follow(_ map: UpdateMap) {
        for view in waiting.values.joined() where view.hasFirstResponder {
            view.lastIndexPath = view.lastIndexPath.flatMap { map.image(of: $0) }
            if view.lastIndexPath == nil { UIResponder.first?.resignFirstResponder() }
        }
    }

    func make(_ key: ReuseKey) -> UICollectionReusableView? {
        guard let viewClass = classes[key] else { return nil }
        return viewClass.init(dequeuedWithFrame: .zero)
    }

    mutating func put(_ view: UICollectionReusableView, _ key: ReuseKey) {
        waiting[key, default: []].append(view)
    }
}

/// The current request to the data source, to validate its result.
struct ElementRequest {
    let element: ElementKey
    var dequeued: [UICollectionReusableView] = []
}
