#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A pass that moves the content or invalidates the layout causes few further passes.
@MainActor @Suite struct FeedbackTests {
    /// The changes that make the layout move the content or invalidate itself.
    enum Cause: CaseIterable {
        case start, rotation, animatedRotation, insets, scrolling, parameters, direction, reload, insertion,
            removal
        case open, transition
    }

    /// The maximum number of consecutive passes for each cause.
    static let mostPasses = 4

    @Test(arguments: LayoutKind.allCases, Cause.allCases)
    func fewPassesFollowOneAnother(_ kind: LayoutKind, _ cause: Cause) throws {
        for direction in Direction.allCases {
            let layout = PassCountingLayout(kind.layout)
            let collection = Collection(
                layout, direction, sections: [(0..<31).map { "\($0)" }], size: Collection.phone)
            if cause != .start {
                collection.scroll(to: layout.layout.offset(showing: 7, in: collection.context))
                layout.passes = 0
            }
            try bring(about: cause, in: collection)
            collection.view.layoutIfNeeded()
            #expect(layout.passes <= Self.mostPasses)
            let origin = collection.view.bounds.origin
            expectRest(layout, in: collection.view)
            #expect(collection.view.bounds.origin == origin)
        }
    }

    /// UIKit rounds offsets, clamps them to its own range, or rejects them.
    @Test(arguments: LayoutKind.allCases, StubbornView.Way.allCases)
    func anOffsetThatTheViewDoesNotTakeIsNotAskedForForEver(_ kind: LayoutKind, _ way: StubbornView.Way) {
        let layout = PassCountingLayout(kind.layout)
        let view = StubbornView(
            frame: CGRect(origin: .zero, size: Collection.phone), collectionViewLayout: layout)
        let source = Collection(kind)
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        layout.scrollToItem(at: IndexPath(item: 9, section: 0), animated: false)
        view.layoutIfNeeded()
        view.way = way
        layout.passes = 0
        view.frame.size = CGSize(width: 667, height: 375)
        view.layoutIfNeeded()
        #expect(layout.passes <= Self.mostPasses)
        expectRest(layout, in: view)
        view.contentInset.top = 50
        view.layoutIfNeeded()
        expectRest(layout, in: view)
    }

    func expectRest(_ layout: PassCountingLayout, in view: UICollectionView) {
        layout.passes = 0
        for _ in 0..<5 { view.layoutIfNeeded() }
        #expect(layout.passes == 0)
        for number in 1...3 {
            layout.invalidateLayout()
            view.layoutIfNeeded()
            #expect(layout.passes == number)
        }
    }

    func bring(about cause: Cause, in collection: Collection) throws {
        let view = try #require(collection.view as? FanfoldCollectionView)
        let landscape = CGSize(width: 667, height: 375)
        switch cause {
        case .start: break
        case .rotation: view.frame.size = landscape
        case .animatedRotation: UIView.animate(withDuration: 0.4) { view.frame.size = landscape }
        case .insets: view.contentInset = UIEdgeInsets(top: 60, left: 20, bottom: 30, right: 10)
        case .scrolling: view.scrollToItem(at: IndexPath(item: 20, section: 0), at: [], animated: false)
        case .parameters: (collection.layout as? PassCountingLayout)?.change(to: CoverFlowLayout())
        case .direction:
            view.semanticContentAttribute = .forceRightToLeft
            collection.layout.invalidateLayout()
        case .reload:
            collection.sections[0].removeLast(20)
            view.reloadData()
        case .insertion:
            collection.sections[0].insert("new", at: 2)
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
        case .removal:
            collection.sections[0].removeFirst(8)
            view.deleteItems(at: (0..<8).map { IndexPath(item: $0, section: 0) })
        case .open: view.openItem(at: IndexPath(item: 25, section: 0), animated: false)
        case .transition:
            let old = collection.layout
            view.setCollectionViewLayout(PassCountingLayout(CoverFlowLayout()), animated: false)
            view.setCollectionViewLayout(old, animated: false)
        }
    }
}

/// A layout that counts its passes, and the offsets that they set.
final class PassCountingLayout: FanfoldCollectionViewLayout {
    var passes = 0
    var offsets = 0
    private var shown: any CollectionLayout

    init(_ layout: any CollectionLayout) {
        shown = layout
        super.init()
    }

    required init?(coder: NSCoder) {
        shown = ExpandingLayout()
        super.init(coder: coder)
    }

    override var layout: any CollectionLayout { shown }

    func change(to layout: any CollectionLayout) {
        shown = layout
        layoutDidChange()
    }

    override func prepare() {
        passes += 1
        let origin = collectionView?.bounds.origin
        super.prepare()
        if collectionView?.bounds.origin != origin { offsets += 1 }
    }
}

/// A view that changes or rejects each content offset.
final class StubbornView: UICollectionView {
    enum Way: CaseIterable {
        case rounding, clamping, refusing
    }

    var way: Way?

    override var bounds: CGRect {
        get { super.bounds }
        set {
            var taken = newValue
            switch way {
            case .rounding:
                taken.origin = CGPoint(
                    x: (newValue.minX / 7).rounded() * 7, y: (newValue.minY / 7).rounded() * 7)
            case .clamping: taken.origin = CGPoint(x: min(newValue.minX, 100), y: min(newValue.minY, 100))
            case .refusing: taken.origin = super.bounds.origin
            case nil: break
            }
            super.bounds = taken
        }
    }
}
#endif
