import Fanfold
import FanfoldUIKit
import UIKit

/// An application in UIKit, which makes requests by calls.
@MainActor
final class CalledScreen: NSObject, RequestingScreen, FanfoldCollectionViewDataSource,
    FanfoldCollectionViewDelegate
{
    let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private let view: FanfoldCollectionView
    private(set) var names = Array(0..<16)
    private(set) var reports: [String: Int] = [:]

    init(_ layout: AnyCollectionLayout, isOpen: Bool) {
        view = FanfoldCollectionView(
            frame: window.bounds, collectionViewLayout: CustomCollectionViewLayout(layout))
        super.init()
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (self, self)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
        view.fanfoldLayout?.scrollToItem(at: path(6), animated: false)
        if isOpen { view.openItem(at: path(6), animated: false) }
        settle()
        reports = [:]
    }

    var collection: FanfoldCollectionView? { view }
    var bound: ScreenState.Items? { nil }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func path(named name: Int) -> IndexPath { path(names.firstIndex(of: name) ?? 0) }

    private func count(_ report: String) { reports[report, default: 0] += 1 }

    func make(_ request: ScreenRequest) {
        switch request {
        case .scroll: view.fanfoldLayout?.scrollToItem(at: path(named: 8), animated: true)
        case .scrollFar: view.fanfoldLayout?.scrollToItem(at: path(named: 14), animated: true)
        case .open: view.openItem(at: path(named: 7)) { [self] _ in count("end of open") }
        case .close: view.closeItem { [self] _ in count("end of close") }
        case .append: view.appendItem { [self] _ in count("end of append") }
        case .prepend, .remove, .move: view.performBatchUpdates { self.changeItems(request) }
        case .layout: view.setCollectionViewLayout(ExpandingCollectionViewLayout(), animated: true)
        case .rotation: turn(view)
        case .insets: view.contentInset = .requested
        case .reducedMotion: UIAccessibility.simulatedReduceMotion = true
        }
    }

    private func changeItems(_ request: ScreenRequest) {
        switch request {
        case .prepend:
            names.insert(200, at: 0)
            view.insertItems(at: [path(0)])
        case .remove:
            let removed = path(named: 3)
            names.remove(at: removed.item)
            view.deleteItems(at: [removed])
        default:
            let moved = path(named: 8)
            names.insert(names.remove(at: moved.item), at: 1)
            view.moveItem(at: moved, to: path(1))
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        names.remove(at: indexPath.item)
        fanfoldView.deleteItems(at: [indexPath])
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        names.append(100)
        fanfoldView.insertItems(at: [path(names.count - 1)])
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath) {
        count("opened \(names[indexPath.item])")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) {
        count("closed \(names[indexPath.item])")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
        count("rest")
    }
}
