import Fanfold
import FanfoldUIKit
import Synchronization
import Testing
import UIKit

/// The cost of a pass depends on the visible items, not on the number of items or the queried part of the content.
@MainActor @Suite struct ScaleTests {
    private static let million = 1_000_000

    /// A data source of a million items, which it does not store.
    @MainActor private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            million
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func view(_ layout: FanfoldCollectionViewLayout, _ items: Items) -> UICollectionView {
        let frame = CGRect(origin: .zero, size: Collection.phone)
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.layoutIfNeeded()
        return view
    }

    @Test(arguments: LayoutKind.allCases)
    func aMillionItemsCostWhatAFewDo(_ kind: LayoutKind) {
        let items = Items()
        let layout = counting(over: kind.layout)
        let view = view(layout, items)
        let item = Double(Self.million / 2)
        view.contentOffset = layout.contentOffset(showing: IndexPath(item: Int(item), section: 0)) ?? .zero
        view.layoutIfNeeded()
        let shown = view.indexPathsForVisibleItems
        #expect(shown.contains(IndexPath(item: Int(item), section: 0)))
        Questions.count.store(0, ordering: .relaxed)
        for _ in 0..<10 {
            view.contentOffset.x += layout.layout.axis == .horizontal ? 10 : 0
            view.contentOffset.y += layout.layout.axis == .vertical ? 10 : 0
            view.layoutIfNeeded()
        }
        #expect(Questions.count.load(ordering: .relaxed) > 0)
        #expect(Questions.count.load(ordering: .relaxed) < 10 * 12 * (shown.count + 4))
    }

    /// Core Animation uses single precision, which represents all whole numbers up to 2²⁴ exactly.
    @Test func contentThatIsLongerThanCoreAnimationCanPlaceIsKnown() {
        #expect(Float(FanfoldCollectionViewLayout.longestExactContent - 1) + 1 == 16_777_216)
        #expect(Float(FanfoldCollectionViewLayout.longestExactContent) + 1 == 16_777_216)
        #expect(Collection(.tabStack).layout.isContentExact)
        let items = Items()
        let layout = TabStackCollectionViewLayout()
        withExtendedLifetime(view(layout, items)) { #expect(!layout.isContentExact) }
        layout.pitch = 10
        withExtendedLifetime(view(layout, items)) { #expect(layout.isContentExact) }
    }

    @Test(arguments: LayoutKind.allCases)
    func aFarPartOfTheContentCostsWhatIsInIt(_ kind: LayoutKind) throws {
        let items = Items()
        let layout = counting(over: kind.layout)
        let view = view(layout, items)
        let isVertical = layout.layout.axis == .vertical
        Questions.count.store(0, ordering: .relaxed)
        let far = view.bounds.offsetBy(dx: isVertical ? 0 : 30_000_000, dy: isVertical ? 30_000_000 : 0)
        let found = try #require(layout.layoutAttributesForElements(in: far))
        #expect(!found.isEmpty)
        #expect(Questions.count.load(ordering: .relaxed) < 200 + 4 * found.count)
        for attributes in found {
            #expect(attributes.frame.intersects(far.insetBy(dx: -1, dy: -1)))
            #expect(layout.layoutAttributesForItem(at: attributes.indexPath)?.isEqual(attributes) == true)
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func theScreenBeforeCostsWhatIsInIt(_ kind: LayoutKind) throws {
        let items = Items()
        let layout = counting(over: kind.layout)
        let view = view(layout, items)
        let indexPath = IndexPath(item: Self.million / 2, section: 0)
        view.contentOffset = try #require(layout.contentOffset(showing: indexPath))
        view.layoutIfNeeded()
        let isVertical = layout.layout.axis == .vertical
        Questions.count.store(0, ordering: .relaxed)
        let before = view.bounds.offsetBy(dx: isVertical ? 0 : -375, dy: isVertical ? -667 : 0)
        let found = try #require(layout.layoutAttributesForElements(in: before))
        #expect(Questions.count.load(ordering: .relaxed) < 200 + 4 * found.count)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func anyPartOfTheContentHoldsWhatMeetsIt(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction)
        for offset in [0.0, 270, 1_500] {
            collection.scroll(to: offset)
            let layout = collection.layout
            let all = (0..<31).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
            for rect in Self.rects {
                let found = try #require(layout.layoutAttributesForElements(in: rect))
                let wanted = all.filter { $0.alpha > 0 && $0.frame.intersects(rect) }
                let indexPaths = Set(found.map(\.indexPath))
                for attributes in wanted {
                    #expect(indexPaths.contains(attributes.indexPath), "\(attributes) in \(rect)")
                }
                #expect(found.allSatisfy { $0.frame.insetBy(dx: -1, dy: -1).intersects(rect) })
                #expect(indexPaths.count == found.count)
            }
        }
    }

    /// Parts of the content: single points, screens ahead and behind, all of it.
    private static let rects = [
        CGRect(x: 100, y: 300, width: 1, height: 1), CGRect(x: 0, y: 667, width: 375, height: 667),
        CGRect(x: 0, y: -667, width: 375, height: 667), CGRect(x: 375, y: 0, width: 375, height: 667),
        CGRect(x: -375, y: 0, width: 375, height: 667), CGRect(x: 0, y: 2_000, width: 375, height: 50),
        CGRect(x: 2_500, y: 0, width: 90, height: 667),
        CGRect(x: -1e4, y: -1e4, width: 1e6, height: 1e6), CGRect(x: 0, y: 250, width: 375, height: 900),
    ]

    private func counting(over layout: some CollectionLayout) -> FanfoldCollectionViewLayout {
        CustomCollectionViewLayout(CountingLayout(over: layout))
    }
}

/// The number of times that layouts were queried for attributes.
private enum Questions {
    static let count = Atomic(0)
}

/// A layout that counts the queries for attributes.
private struct CountingLayout<Base: CollectionLayout>: CollectionLayout {
    var base: Base

    init() { base = Base() }
    init(over base: Base) { self.base = base }

    var axis: Fanfold.Axis { base.axis }
    var motionStyle: MotionStyle { base.motionStyle }
    var snaps: Bool { base.snaps }
    var leadingMargin: Double { base.leadingMargin }

    func contentLength(in space: LayoutSpace) -> Double { base.contentLength(in: space) }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        Questions.count.add(1, ordering: .relaxed)
        return base.attributes(at: position, in: space)
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        base.visiblePositions(in: space)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        base.offset(showing: position, in: space)
    }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        base.position(shownAt: offset, in: space)
    }
}
