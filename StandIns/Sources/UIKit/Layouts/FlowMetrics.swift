/// The metrics of a flow layout's section, from the delegate or the layout.
@MainActor struct FlowMetrics {
    let isVertical: Bool
    let header: CGSize
    let footer: CGSize
    let lineSpacing: CGFloat
    let interitemSpacing: CGFloat
    private let inset: UIEdgeInsets
    private let section: Int
    private let layout: UICollectionViewFlowLayout
    private let view: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?

    init(_ section: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
        self.section = section
        self.layout = layout
        self.view = view
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        self.delegate = delegate
        isVertical = layout.scrollDirection == .vertical
        header =
            delegate?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
        footer =
            delegate?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
        lineSpacing =
            delegate?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
        interitemSpacing =
            delegate?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
        inset =
            delegate?.collectionView?(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    var insetsAlongLines: (start: CGFloat, end: CGFloat) {
        isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    }

    var insetsAcrossLines: (start: CGFloat, end: CGFloat) {
        isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    }

    func size(ofItem item: Int) -> CGSize {
        let indexPath = IndexPath(item: item, section: section)
        if let preferred = layout.preferredSizes[indexPath] { return preferred }
        if let size = delegate?.collectionView?(view, layout: layout, sizeForItemAt: indexPath) {
            return size
        }
        let estimated = layout.estimatedItemSize
        return estimated == .zero || estimated == UICollectionViewFlowLayout.automaticSize
            ? layout.itemSize : estimated
    }
}
