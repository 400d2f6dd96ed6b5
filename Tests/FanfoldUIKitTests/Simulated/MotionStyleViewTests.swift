import Fanfold
import SwiftUI
import Testing
import UIKit

@testable import FanfoldUIKit

/// The feel of a view.
@MainActor @Suite(.serialized) struct MotionStyleViewTests {
    private let collection = Collection(.cardCarousel)

    @Test func styleSetsTheDecelerationRate() throws {
        let view = try #require(collection.view as? FanfoldCollectionView)
        #expect(view.decelerationRate == .normal)
        view.motionStyle = .snappy
        #expect(view.decelerationRate == .fast)
        view.motionStyle = nil
        #expect(view.decelerationRate == .normal)
    }

    @Test func thresholdAndVelocityOfTheStyleChooseTheItem() throws {
        let view = try #require(collection.view as? FanfoldCollectionView)
        let (start, next) = (offset(of: 0), offset(of: 1))
        func target(part: Double, velocity: Double = 0) -> Double {
            let target = collection.layout.targetContentOffset(
                forProposedContentOffset: collection.contentOffset(start + (next - start) * part),
                withScrollingVelocity: collection.along(velocity / 1_000))
            return collection.offset(of: target)
        }
        #expect(abs(target(part: 0.4) - start) < 1e-6)
        view.motionStyle = MotionStyle(pageThreshold: 0.3, pageVelocity: 3_000)
        #expect(abs(target(part: 0.4) - next) < 1e-6)
        #expect(abs(target(part: 0.2, velocity: 1_000) - start) < 1e-6)
        #expect(abs(target(part: 0.2, velocity: 3_000) - next) < 1e-6)
    }

    @Test func swiftUIViewHasTheStyleOfItsModifier() {
        let library = Library(5) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }.motionStyle(.snappy)
        }
        library.show()
        library.settle()
        #expect(library.tabs?.motionStyle == .snappy)
        #expect(library.tabs?.decelerationRate == .fast)
    }

    private func offset(of item: Int) -> Double {
        collection.layout.layout.offset(showing: Double(item), in: collection.context)
    }
}
