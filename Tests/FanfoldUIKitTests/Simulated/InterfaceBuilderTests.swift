import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The values that Interface Builder sets.
@MainActor @Suite struct InterfaceBuilderTests {
    private let view = FanfoldCollectionView(
        frame: CGRect(origin: .zero, size: Collection.phone),
        collectionViewLayout: CardCarouselCollectionViewLayout())

    @Test(arguments: [("layout", Snapping.layout), ("item", .item), ("flick", .flick), ("none", .none)])
    func snappingHasAName(_ name: String, _ snapping: Snapping) {
        #expect(view.snappingName == "layout")
        view.snappingName = name
        #expect(view.snapping == snapping)
        view.snapping = .layout
        view.snapping = snapping
        #expect(view.snappingName == name)
    }

    @Test func autoplayIsAnInterval() {
        #expect(view.autoplayInterval == 0 && !view.isAutoplaying)
        view.autoplayInterval = 3
        #expect(view.isAutoplaying)
        view.startAutoplay()
        #expect(view.autoplayInterval == 5)
        view.autoplayInterval = -1
        #expect(!view.isAutoplaying && view.autoplayInterval == 0)
    }

    @Test func anUnknownSnappingIsRejectedInDebugBuilds() async {
        #if DEBUG
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = FanfoldCollectionView(
                    frame: .zero, collectionViewLayout: CardCarouselCollectionViewLayout())
                view.snappingName = "page"
            }
        }
        #endif
    }
}
