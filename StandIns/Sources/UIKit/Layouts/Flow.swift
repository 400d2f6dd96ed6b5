/// The sections of a flow layout.
@MainActor struct Flow {
    private(set) var contentSize = CGSize.zero
    private var sections: [FlowSection] = []
    private let axis: UICollectionView.ScrollDirection

    init(of layout: UICollectionViewFlowLayout) {
        axis = layout.scrollDirection
        guard let view = layout.owner else { return }
        let insets = view.adjustedContentInset
        let area = view.bounds.size
        let extent =
            axis == .vertical
            ? area.width - insets.left - insets.right : area.height - insets.top - insets.bottom
        var position: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let made = FlowSection(section, of: layout, in: view, at: position, extent: extent)
            sections.append(made)
            position = made.end
        }
        contentSize =
            axis == .vertical
            ? CGSize(width: extent, height: position) : CGSize(width: position, height: extent)
    }

    func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return sections[indexPath.section].items[indexPath.item]
    }

    func frame(ofKind kind: String, inSection section: Int) -> CGRect? {
        sections.indices.contains(section) ? sections[section].supplementary[kind] : nil
    }

    /// The elements whose frames intersect a rectangle, in order.
    func elements(in rect: CGRect) -> [(ElementKey, CGRect)] {
        let (lower, upper) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var result: [(ElementKey, CGRect)] = []
        for (index, section) in sections.enumerated() where section.end >= lower && section.start <= upper {
            for (kind, frame) in section.supplementary.sorted(by: { $0.key > $1.key })
            where frame.overlaps(rect) {
                let indexPath = IndexPath(item: 0, section: index)
                result.append((ElementKey(.supplementaryView, kind, indexPath), frame))
            }
            for item in section.items(from: lower, to: upper) where section.items[item].overlaps(rect) {
                result.append((.cell(IndexPath(item: item, section: index)), section.items[item]))
            }
        }
        return result
    }
}
