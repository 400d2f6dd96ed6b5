import UIKit

/// Sections of strings, shown in cells that record their calls.
@MainActor final class Fixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var calls: [String] = []
    let view: UICollectionView

    init(
        _ count: Int = 10, layout: UICollectionViewLayout,
        size: CGSize = CGSize(width: 200, height: 300)
    ) {
        sections = [(0..<count).map { "\($0)" }]
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        view.register(DiaryCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        view.isPrefetchingEnabled = false
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("cell \(indexPath.short)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? DiaryCell)?.name = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        calls.append("will \(indexPath.short)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        calls.append("end \(indexPath.short)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        calls.append("should highlight \(indexPath.short)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("highlight \(indexPath.short)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("unhighlight \(indexPath.short)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        calls.append("should select \(indexPath.short)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("select \(indexPath.short)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.short)")
    }

    /// The names of the visible cells, from the top.
    var visibleNames: [String] {
        view.visibleCells.compactMap { ($0 as? DiaryCell)?.name }
    }

    /// The drawn views, including leaving ones.
    var shownViews: [UIView] { view.subviews.filter { !$0.isHidden } }

    /// The frames of the visible cells, by name.
    var frames: [String: CGRect] {
        let cells = view.visibleCells.compactMap { $0 as? DiaryCell }
        return Dictionary(uniqueKeysWithValues: cells.map { ($0.name, $0.frame) })
    }
}

/// A cell that records its calls.
final class DiaryCell: UICollectionViewCell {
    var name = ""
    var diary: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        diary.append("reuse")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        diary.append("apply \(layoutAttributes.indexPath.short)")
    }
}

extension IndexPath {
    /// An item of the first section.
    init(_ item: Int) {
        self.init(item: item, section: 0)
    }
}
