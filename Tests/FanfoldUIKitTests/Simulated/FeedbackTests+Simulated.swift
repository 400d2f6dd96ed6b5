import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension FeedbackTests {
    @Test(arguments: LayoutKind.allCases)
    func aFrameTakesOnePassOrTwo(_ kind: LayoutKind) throws {
        let layout = PassCountingLayout(kind.layout)
        let collection = Collection(layout, sections: [(0..<31).map { "\($0)" }])
        let view = try #require(collection.view as? FanfoldCollectionView)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.openItem(at: IndexPath(item: 20, section: 0))
        for frame in 1...60 {
            layout.passes = 0
            StandIn.clock.advance(by: 1 / 60)
            #expect(layout.passes <= 2, "frame \(frame)")
        }
        StandIn.clock.advance(by: 3)
        expectRest(layout, in: view)
    }
}
