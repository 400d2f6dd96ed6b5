/// A kind of view that is kept for reuse.
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

/// The classes that were registered, and the views that wait to be used again.
@MainActor struct ReuseQueues {
    private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
    private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]

    mutating func register(_ viewClass: AnyClass?, for key: ReuseKey) {
        classes[key] = viewClass as? UICollectionReusableView.Type
    }

    func isRegistered(_ key: ReuseKey) -> Bool { classes[key] != nil }

    mutating func takeWaiting(_ key: ReuseKey) -> UICollectionReusableView? { waiting[key]?.popLast() }

    func make(_ key: ReuseKey) -> UICollectionReusableView? {
        guard let viewClass = classes[key] else { return nil }
        return viewClass.init(dequeuedWithFrame: .zero)
    }

    mutating func put(_ view: UICollectionReusableView, _ key: ReuseKey) {
        waiting[key, default: []].append(view)
    }
}

/// What the data source is being asked for, so that its answer can be checked.
struct ElementRequest {
    let element: ElementKey
    var dequeued: [UICollectionReusableView] = []
}
