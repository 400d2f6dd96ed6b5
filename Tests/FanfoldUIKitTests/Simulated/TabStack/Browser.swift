import Fanfold
import FanfoldUIKit
import UIKit

/// A typical application with tabs, whose data source appends and removes pages.
@MainActor final class Browser: NSObject, FanfoldCollectionViewDataSource, FanfoldCollectionViewDelegate {
    var pages: [String]
    var events: [String] = [] { didSet { events.last.map(hear) } }
    /// The application's event handler.
    var hear: (String) -> Void = { _ in }
    /// The number of pages that the application appends at once.
    var pagesAtOnce = 1
    private var serial: Int
    /// The application's answer to removals; nil postpones it.
    var allowsRemoval: Bool? = true
    var answers: [@MainActor (Bool) -> Void] = []
    var allowsMoves = true
    /// The index to which the application moves pages; nil for the index at which they are dropped.
    var placeOfMoves: Int?
    let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    let tabs: TabStackCollectionView

    init(_ count: Int = 8, direction: Direction = .leftToRight) {
        pages = (0..<count).map { "\($0)" }
        serial = count
        tabs = TabStackCollectionView(frame: window.bounds)
        super.init()
        tabs.semanticContentAttribute = direction.attribute
        tabs.register(NamedCell.self, forCellWithReuseIdentifier: "page")
        tabs.handlesKeyboard = true
        tabs.dataSource = self
        tabs.delegate = self
        window.addSubview(tabs)
        window.makeKeyAndVisible()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pages.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        (cell as? NamedCell)?.name = pages[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        allowsMoves
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        placeOfMoves.map(path) ?? proposedIndexPath
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        pages.insert(pages.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        events.append("remove \(pages.remove(at: indexPath.item))")
        fanfoldView.deleteItems(at: [indexPath])
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        let count = pages.count
        for _ in 0..<pagesAtOnce {
            pages.append("new \(serial)")
            serial += 1
        }
        events.append("append at \(Int(fanfoldView.contentOffset.y))")
        fanfoldView.insertItems(at: (count..<pages.count).map(path))
    }

    func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        events.append("may \(pages[indexPath.item]) go?")
        if let allowsRemoval { answer(allowsRemoval) } else { answers.append(answer) }
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) {
        events.append("will open \(pages[indexPath.item])")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath) {
        events.append("did open \(pages[indexPath.item])")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath) {
        events.append("will close \(pages[indexPath.item])")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) {
        events.append("did close \(pages[indexPath.item])")
    }
}

extension Browser {
    /// The visible cells, by their pages.
    var cells: [String: NamedCell] {
        let cells = tabs.visibleCells.compactMap { $0 as? NamedCell }
        return Dictionary(uniqueKeysWithValues: cells.map { ($0.name, $0) })
    }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Lets every movement settle.
    func settle() {
        StandIn.clock.advance(by: 3)
        tabs.layoutIfNeeded()
    }

    /// The core's corners of a page in the stack, at rest.
    func expectedQuad(_ page: String) -> Quad? {
        guard let index = pages.firstIndex(of: page), let layout = tabs.fanfoldLayout?.layout else {
            return nil
        }
        let context = LayoutContext(
            viewport: Size(width: 375, height: 667), count: pages.count,
            offset: tabs.contentOffset.y - layout.leadingMargin,
            reduceMotion: UIAccessibility.isReduceMotionEnabled)
        return layout.attributes(at: Double(index), in: context).quad
    }

    /// A point of a page that no page in front covers: on its upper edge, in the middle.
    func pointOn(_ page: String) -> CGPoint {
        let quad = expectedQuad(page)
        let top = quad.map { max($0.topLeft.y, 0) } ?? 0
        return CGPoint(x: 187.5, y: top + 8)
    }

    /// The pages that are misplaced in the stack, missing, or no longer in the data source.
    var misplaced: [String] {
        let viewport = Rect(size: Size(width: 375, height: 667))
        let wanted = pages.filter { page in
            guard let quad = expectedQuad(page) else { return false }
            return quad.extent.upperBound > 1 && quad.extent.lowerBound < viewport.size.height - 1
        }
        let wrong = cells.filter { !$0.value.quad.isNear(expectedQuad($0.key), within: 0.5) }.map(\.key)
        let missing = wanted.filter { cells[$0] == nil }
        let strays = tabs.subviews.filter { !$0.isHidden }.compactMap { ($0 as? NamedCell)?.name }.filter {
            !pages.contains($0)
        }
        return wrong.sorted() + missing + strays
    }
}

extension Quad {
    /// The extent from the highest corner to the lowest one.
    fileprivate var extent: ClosedRange<Double> {
        let heights = corners.map(\.y)
        return (heights.min() ?? 0)...(heights.max() ?? 0)
    }

    /// The viewport.
    static var screen: Quad {
        Quad(
            topLeft: .zero, topRight: Point(x: 375, y: 0), bottomRight: Point(x: 375, y: 667),
            bottomLeft: Point(x: 0, y: 667))
    }
}

extension UIView {
    /// The position of the view's visible top edge, down from the screen's top.
    var seenTop: CGFloat {
        let offset = superview?.layer.presentation()?.bounds.origin.y ?? 0
        return (layer.presentation()?.position.y ?? .nan) - offset
    }
}
