import Testing
import UIKit

/// The focus engine scrolls a focused view into view after asking the layout for the offset.
@MainActor @Suite struct StandInFocusTests {
    @Test func partlyVisibleViewIsScrolledIntoView() throws {
        let layout = RecordingLayout()
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.target = CGPoint(x: 0, y: 70)
        defer { UIFocusSystem.moveFocus(to: nil) }
        UIFocusSystem.moveFocus(to: fixture.view.cellForItem(at: IndexPath(1)))
        StandIn.clock.advance(by: 1)
        #expect(fixture.view.contentOffset.y == 0)
        fixture.view.contentOffset.y = 50
        fixture.view.layoutIfNeeded()
        UIFocusSystem.moveFocus(to: fixture.view.cellForItem(at: IndexPath(3)))
        #expect(layout.calls.last == "target 200 at 0.0")
        StandIn.clock.advance(by: 1)
        #expect(fixture.view.contentOffset.y == 70)
    }
}
