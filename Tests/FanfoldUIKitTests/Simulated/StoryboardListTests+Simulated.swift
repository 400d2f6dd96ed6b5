import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension StoryboardListTests {
    @Test func aDragFeaturesTheNextRow() throws {
        let (view, _) = try made()
        view.standIn.flick(by: CGPoint(x: 0, y: 100), velocity: .zero)
        #expect(view.contentOffset.y == 180)
        view.layoutIfNeeded()
        #expect(cell(1, in: view)?.frame == CGRect(x: 0, y: 180, width: 375, height: 280))
        #expect(cell(1, in: view)?.detailsLabel.alpha == 1)
    }

    @Test func aTapFeaturesARow() throws {
        let (view, _) = try made()
        view.standIn.tap(at: CGPoint(x: 100, y: 420))
        view.standIn.settle()
        #expect(view.contentOffset.y == 360)
    }
}
