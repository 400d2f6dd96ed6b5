public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections below each other.
///
/// Simulated: a group has one item. The cells of an orthogonal section are not in a scroll view of their own;
/// `simulateScroll(ofSection:to:)` scrolls them.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [PlacedSection] = []
    private var offsets: [Int: CGFloat] = [:]

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func prepare() {
        super.prepare()
        sections = []
        guard let owner else { return }
        let environment = Surroundings(of: owner)
        for number in 0..<owner.numberOfSections {
            guard let section = provider(number, environment) else { continue }
            sections.append(
                PlacedSection(
                    section, number: number, count: owner.numberOfItems(inSection: number),
                    top: sections.last?.bottom ?? 0, offset: offsets[number], in: environment))
        }
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(width: owner?.bounds.width ?? 0, height: sections.last?.bottom ?? 0)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        sections.filter { $0.top < rect.maxY && rect.minY < $0.bottom }.flatMap { $0.visibleItems(in: rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        sections.first { $0.number == indexPath.section }?.attributes(of: indexPath.item)
    }

    /// Scrolls an orthogonal section.
    public func simulateScroll(ofSection section: Int, to offset: CGFloat) {
        offsets[section] = offset
        invalidateLayout()
    }
}

/// The collection view as the environment of its sections.
@MainActor
private final class Surroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(of view: UICollectionView) {
        contentSize = view.bounds.inset(by: view.adjustedContentInset).size
        traitCollection = view.traitCollection
    }

    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
}

private final class VisibleItem: UICollectionViewLayoutAttributes, NSCollectionLayoutVisibleItem {}

/// A section at its place in the content.
@MainActor private struct PlacedSection {
    let number: Int
    let top: CGFloat
    private let section: NSCollectionLayoutSection
    private let count: Int
    private let size: CGSize
    private let offset: CGFloat
    private let environment: any NSCollectionLayoutEnvironment

    init(
        _ section: NSCollectionLayoutSection, number: Int, count: Int, top: CGFloat, offset: CGFloat?,
        in environment: any NSCollectionLayoutEnvironment
    ) {
        (self.section, self.number, self.count, self.top) = (section, number, count, top)
        self.environment = environment
        let area = environment.container.effectiveContentSize
        let layoutSize = section.group.layoutSize
        size = CGSize(
            width: layoutSize.widthDimension.length(of: area.width),
            height: layoutSize.heightDimension.length(of: area.height))
        let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
        self.offset = offset ?? (isCentered ? (size.width - area.width) / 2 : 0)
    }

    private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    var bottom: CGFloat {
        let lines = isOrthogonal ? min(count, 1) : count
        let spacing = CGFloat(max(lines - 1, 0)) * section.interGroupSpacing
        return top + section.contentInsets.top + CGFloat(lines) * size.height + spacing
            + section.contentInsets.bottom
    }

    func attributes(of item: Int) -> VisibleItem? {
        guard (0..<count).contains(item) else { return nil }
        let attributes = VisibleItem(forCellWith: IndexPath(item: item, section: number))
        var origin = CGPoint(x: section.contentInsets.leading, y: top + section.contentInsets.top)
        if isOrthogonal {
            origin.x += CGFloat(item) * (size.width + section.interGroupSpacing) - offset
        } else {
            origin.y += CGFloat(item) * (size.height + section.interGroupSpacing)
        }
        attributes.frame = CGRect(origin: origin, size: size)
        return attributes
    }

    /// The items whose natural frames intersect a rectangle, as the handler of the section changes them.
    func visibleItems(in rect: CGRect) -> [VisibleItem] {
        let items = (0..<count).compactMap(attributes).filter { $0.frame.intersects(rect) }
        section.visibleItemsInvalidationHandler?(items, CGPoint(x: offset, y: 0), environment)
        return items
    }
}

extension NSCollectionLayoutDimension {
    /// The length in an area, in points.
    fileprivate func length(of extent: CGFloat) -> CGFloat { isAbsolute ? dimension : dimension * extent }
}
