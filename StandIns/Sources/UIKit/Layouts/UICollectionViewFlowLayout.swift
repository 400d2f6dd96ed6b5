/// Items in lines, in consecutive sections.
///
/// Simulated: lines are filled greedily; full lines are justified; the last line of a section has the spacing
/// of the previous line; a single item in a full line is centered; items are centered across their line.
/// Attributes are cached and returned again: as in UIKit, a subclass that changes them without copying is
/// detected.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { metricsDidChange() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { metricsDidChange() } }
    open var estimatedItemSize = CGSize.zero { didSet { metricsDidChange() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { metricsDidChange() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricsDidChange() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { metricsDidChange() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { metricsDidChange() } }
    open var headerReferenceSize = CGSize.zero { didSet { metricsDidChange() } }
    open var footerReferenceSize = CGSize.zero { didSet { metricsDidChange() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { metricsDidChange() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { metricsDidChange() } }

    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// Enables self-sizing cells.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    private var flow: Flow?
    private var cache: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var preferredSizes: [IndexPath: CGSize] = [:]

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func prepare() {
        super.prepare()
        _ = currentFlow
    }

    open override var collectionViewContentSize: CGSize { currentFlow.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        currentFlow.elements(in: rect).map(attributes)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = currentFlow.frame(ofItemAt: indexPath) else { return nil }
        return attributes(for: .cell(indexPath), frame)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let frame = currentFlow.frame(ofKind: elementKind, inSection: indexPath.section) else {
            return nil
        }
        return attributes(for: ElementKey(.supplementaryView, elementKind, indexPath), frame)
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        let keepsMetrics =
            flowContext.map {
                !$0.invalidateFlowLayoutDelegateMetrics && !$0.invalidateFlowLayoutAttributes
            } ?? false
        if !keepsMetrics || context.invalidateEverything || context.invalidateDataSourceCounts {
            forgetFlow()
        }
        if context.invalidateEverything || context.invalidateDataSourceCounts { preferredSizes = [:] }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pinsElements || changesLines(newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let changesLines = changesLines(newBounds)
            context.invalidateFlowLayoutDelegateMetrics = changesLines
            context.invalidateFlowLayoutAttributes = changesLines || pinsElements
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    // MARK: Simulated

    private var pinsElements: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    private func changesLines(_ newBounds: CGRect) -> Bool {
        guard let old = owner?.bounds else { return false }
        return scrollDirection == .vertical
            ? newBounds.width != old.width : newBounds.height != old.height
    }

    private func metricsDidChange() {
        guard flow != nil else { return }
        invalidateLayout()
    }

    private func forgetFlow() {
        flow = nil
        cache = [:]
    }

    private var currentFlow: Flow {
        if let flow { return flow }
        let made = Flow(of: self)
        flow = made
        return made
    }

    private func attributes(for key: ElementKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let expected = make(key, frame)
        guard let known = cache[key] else {
            cache[key] = expected
            return expected
        }
        if known.values == expected.values { return known }
        StandIn.raise(
            .logged,
            "UICollectionViewFlowLayout has cached frame mismatch for index path \(key.indexPath) - cached value: "
                + "\(known.frame); expected value: \(expected.frame). This is likely occurring because the flow layout "
                + "subclass \(type(of: self)) is modifying attributes returned by UICollectionViewFlowLayout without "
                + "copying them")
        cache[key] = expected
        return expected
    }

    private func make(_ key: ElementKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let result = attributesClass?.init() ?? UICollectionViewLayoutAttributes()
        result.values.element = key
        result.frame = frame
        if key.category == .supplementaryView { result.zIndex = 10 }
        return result
    }
}
