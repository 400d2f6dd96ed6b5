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

    mutating func takeWaiting(_ key: ReuseKey) -> UICollectionReusableView? { waiting[key]?.popLast() }

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
