@_spi(Host) import Fanfold
import FanfoldUIKit
import UIKit

/// An activity of a collection view; `CoreBenchmarks` has the same activities for the engine alone.
enum ViewActivity: String, CaseIterable {
    case scrolling
    case open
    case layoutChange = "layout change"
}

/// A `FanfoldCollectionView` in a window. The simulated clock advances it frame by frame; finished activities restart.
@MainActor final class ViewSession {
    let view: FanfoldCollectionView
    let layout: ChangingLayout
    private let activity: ViewActivity
    private let window = UIWindow(frame: CGRect(origin: .zero, size: phone))
    private let items = Items()
    private let layouts: [any CollectionLayout]
    private var frame = 0

    /// - Parameter layouts: The layout and, for layout changes, another one.
    init(_ activity: ViewActivity, _ layouts: [any CollectionLayout]) {
        self.activity = activity
        self.layouts = layouts
        layout = ChangingLayout(layouts[0])
        layout.initialIndexPath = IndexPath(item: Items.count / 2, section: 0)
        view = FanfoldCollectionView(
            frame: CGRect(origin: .zero, size: phone), collectionViewLayout: layout)
        show(view, with: items, in: window)
    }

    /// Starts an activity every `framesPerAction` frames.
    func act() {
        if frame % framesPerAction == 0 { begin(isEven: frame / framesPerAction % 2 == 0) }
        frame += 1
    }

    /// Removes the view from its window, because all views share the simulated clock.
    func end() {
        view.removeFromSuperview()
        StandIn.clock.advance(by: Double(framesPerAction) * secondsPerFrame)
    }

    private func begin(isEven: Bool) {
        guard let shown = layout.indexPathForShownItem else { return }
        switch activity {
        case .scrolling:
            let target = IndexPath(item: shown.item + (isEven ? 20 : -20), section: 0)
            view.scrollToItem(at: target, at: [], animated: true)
        case .open: if isEven { view.openItem(at: shown) } else { view.closeItem() }
        case .layoutChange:
            let next = layouts[isEven ? 1 : 0]
            view.performBatchUpdates { [layout] in layout.current = next }
        }
        view.layoutIfNeeded()
    }
}

/// A layout that can become another one.
final class ChangingLayout: FanfoldCollectionViewLayout {
    var current: any CollectionLayout { didSet { layoutDidChange() } }

    init(_ layout: any CollectionLayout) {
        current = layout
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var layout: any CollectionLayout { current }
}

/// Shows a collection view in a window.
@MainActor func show(_ view: UICollectionView, with items: Items, in window: UIWindow) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.isPrefetchingEnabled = false
    view.dataSource = items
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
}

/// A million items without content.
final class Items: NSObject, UICollectionViewDataSource {
    static let count = 1_000_000

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

let phone = CGSize(width: 375, height: 667)
let framesPerAction = 60
let secondsPerFrame = 1.0 / 60
