import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI
import Testing

/// SwiftUI and UIKit show a keyframe layout like any other layout.
@MainActor @Suite final class KeyframeViewTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    private struct Place: Identifiable {
        let id: Int
    }

    private struct PlacesView: View {
        let places = (0..<30).map(Place.init)

        var body: some View {
            FanfoldView(places, layout: .coverFlow()) { Text("Place \($0.id)") }
        }
    }

    private struct ChosenView: View {
        let isStacked: Bool

        var body: some View {
            FanfoldView((0..<30).map(Place.init), layout: isStacked ? .tabStack() : .wallet()) {
                Text("Place \($0.id)")
            }
        }
    }

    isolated deinit {}

    private func collectionView(in view: UIView) -> UICollectionView? {
        view as? UICollectionView ?? view.subviews.lazy.compactMap { self.collectionView(in: $0) }.first
    }

    @Test func swiftUIShowsCoversFromTheMiddleOutwards() throws {
        let controller = UIHostingController(rootView: PlacesView())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let covers = try #require(collectionView(in: controller.view))
        covers.contentOffset.x = 2 * KeyframePreset.coverFlow.layout.offset(showing: 1, in: context)
        window.layoutIfNeeded()
        let shown = covers.visibleCells.compactMap { cell in
            covers.indexPath(for: cell).map { (cell, $0.item) }
        }
        #expect(shown.count > 3 && shown.count < 30)
        let front = shown.max { $0.0.layer.zPosition < $1.0.layer.zPosition }
        #expect(front?.1 == 2)
    }

    @Test(arguments: [true, false])
    func layoutsAndPresetsAreInterchangeable(isStacked: Bool) throws {
        let controller = UIHostingController(rootView: ChosenView(isStacked: isStacked))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let cell = try #require(
            collectionView(in: controller.view)?.cellForItem(at: IndexPath(item: 0, section: 0)))
        let layout: any CollectionLayout = isStacked ? TabStackLayout() : KeyframePreset.wallet.layout
        #expect(abs(cell.bounds.width - layout.attributes(at: 0, in: context).size.width) < 1e-6)
    }

    @Test func uiKitPlacesCellsByTheLayout() throws {
        let layout = CustomCollectionViewLayout(KeyframeLayout.coverFlow())
        let source = Cells()
        let covers = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        covers.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        covers.dataSource = source
        window.addSubview(covers)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let cell = try #require(covers.cellForItem(at: IndexPath(item: 0, section: 0)))
        let pose = KeyframeLayout.coverFlow().attributes(at: 0, in: context)
        #expect(abs(cell.bounds.width - pose.size.width) < 1e-6)
        #expect(abs(cell.center.x - covers.contentOffset.x - pose.center.x) < 1e-6)
    }

    private var context: LayoutContext {
        LayoutContext(viewport: Size(width: 375, height: 667), count: 30, offset: 0)
    }

    private final class Cells: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
}
