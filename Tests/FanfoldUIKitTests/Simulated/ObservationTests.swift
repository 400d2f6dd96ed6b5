@_spi(Host) import Fanfold
import FanfoldUIKit
import Observation
import SwiftUI
import Testing
import UIKit

/// From iOS 26 on, UIKit repeats a layout pass after a change of an observable property that the pass has read. Delegates,
/// handlers and bindings read the application's model.
@MainActor @Suite(.serialized) final class ObservationTests {
    isolated deinit {}

    @Observable final class Gallery {
        var shown: Int? = 0
        var open: Int?
        var position = 0.0
        var isLocked = false
        var other = 0

        /// Reads all properties, as an application may in any callback.
        func read() -> Int { (shown ?? 0) + (open ?? 0) + Int(position) + other + (isLocked ? 1 : 0) }
    }

    final class Listener: NSObject, FanfoldCollectionViewDelegate {
        let gallery: Gallery
        var calls = 0

        init(_ gallery: Gallery) {
            self.gallery = gallery
        }

        private func note() {
            _ = gallery.read()
            calls += 1
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
            note()
            gallery.shown = indexPath?.item
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didScrollTo position: CGFloat) {
            note()
            gallery.position = position
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didChangeItemShown indexPath: IndexPath?) {
            note()
        }
        func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) { note() }
        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath) { note() }
        func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath) {
            note()
        }
        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) { note() }
    }

    private func requests(_ body: () -> Void) -> Int {
        let before = StandIn.trackedLayoutRequests
        body()
        return StandIn.trackedLayoutRequests - before
    }

    @Test(arguments: [LayoutKind.expanding, .tabStack, .cardCarousel])
    func delegateIsCalledOutsideOfLayout(_ kind: LayoutKind) throws {
        try StandIn.$variant.withValue(.tracksLayout) {
            let (gallery, window) = (
                Gallery(), UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
            )
            let collection = Collection(kind)
            let view = try #require(collection.view as? FanfoldCollectionView)
            let listener = Listener(gallery)
            view.delegate = listener
            let count = requests {
                collection.show(in: window)
                StandIn.clock.advance(by: 1)
                SimulatedFinger.swipe(
                    from: CGPoint(x: 300, y: 500), by: CGPoint(x: -150, y: -150), over: 0.12, in: window)
                StandIn.clock.advance(by: 4)
                view.openItem(at: IndexPath(item: 1, section: 0))
                StandIn.clock.advance(by: 2)
                view.closeItem()
                StandIn.clock.advance(by: 2)
                view.frame.size.height = 600
                window.layoutIfNeeded()
                StandIn.clock.advance(by: 2)
                gallery.other += 1
                gallery.isLocked.toggle()
            }
            #expect(listener.calls > 4)
            #expect(count == 0)
        }
    }

    @Test func bindingsAreReadOutsideOfLayout() {
        StandIn.$variant.withValue(.tracksLayout) {
            let gallery = Gallery()
            let library = Library(20) { library in
                FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                    .scrollPosition(id: Binding(get: { gallery.shown }, set: { gallery.shown = $0 }))
                    .openItem(Binding(get: { gallery.open }, set: { gallery.open = $0 }))
                    .onPositionChange { gallery.position = $0 + Double(gallery.other) * 0 }
            }
            let count = requests {
                library.show()
                library.settle()
                SimulatedFinger.swipe(
                    from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -250), over: 0.12, in: library.window)
                library.settle()
                gallery.open = 3
                library.refresh()
                library.settle()
                gallery.other += 1
                gallery.position = 5
                library.settle()
            }
            #expect(gallery.shown != 0)
            #expect(count == 0)
        }
    }

    /// Actions depend on the answers of the application, so a pass reads the answers, and a write updates the actions.
    @Test func aWriteToAnAnswerCostsOnePass() throws {
        try StandIn.$variant.withValue(.tracksLayout) {
            let (gallery, window) = (
                Gallery(), UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
            )
            let collection = Collection(.tabStack)
            let view = try #require(collection.view as? FanfoldCollectionView)
            let source = LockedSource(collection, gallery)
            view.dataSource = source
            view.allowsReordering = true
            collection.show(in: window)
            StandIn.clock.advance(by: 1)
            for isLocked in [true, false, true] {
                let count = requests {
                    gallery.isLocked = isLocked
                    StandIn.clock.advance(by: 1)
                }
                #expect(count == 1)
                let names = collection.cell(0)?.accessibilityCustomActions?.map(\.name) ?? []
                #expect(names.contains(view.strings.moveLater) == !isLocked)
            }
        }
    }
}

/// A data source whose items can be moved unless the model is locked.
@MainActor private final class LockedSource: NSObject, UICollectionViewDataSource {
    private let (collection, gallery): (Collection, ObservationTests.Gallery)

    init(_ collection: Collection, _ gallery: ObservationTests.Gallery) {
        (self.collection, self.gallery) = (collection, gallery)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        collection.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collection.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !gallery.isLocked
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
