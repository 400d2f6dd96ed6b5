import Testing
import UIKit

@MainActor @Suite struct ScrollPanTests {
    private let layout = RecordingLayout()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let fixture: Fixture

    init() {
        fixture = Fixture(100, layout: layout)
        window.addSubview(fixture.view)
        window.layoutIfNeeded()
        fixture.calls = []
    }

    private var middle: CGPoint { CGPoint(x: 100, y: 150) }

    @Test func fingerScrolls() {
        let finger = SimulatedFinger(at: middle, in: window)
        finger.move(by: CGPoint(x: 0, y: -60))
        #expect(fixture.view.isDragging)
        #expect(abs(fixture.view.contentOffset.y - 50) < 1e-6)
        finger.hold(for: 0.2)
        finger.lift()
        #expect(!fixture.view.isDragging && !fixture.view.isTracking && !fixture.view.isDecelerating)
        #expect(abs(fixture.view.contentOffset.y - 50) < 1e-6)
        #expect(!fixture.calls.contains { $0.contains("select") })
    }

    @Test func flickContinuesWithTheFingersVelocity() {
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 0, y: -100), over: 0.1, in: window)
        #expect(fixture.view.isDecelerating)
        #expect(layout.calls.contains { $0.hasPrefix("target") })
        fixture.view.standIn.settle()
        #expect(abs(fixture.view.contentOffset.y - 90 - 1000 / (1000 * log(1 / 0.998))) < 20)
    }

    @Test func verticalListIgnoresAHorizontalDrag() {
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: -90, y: 20), in: window)
        #expect(fixture.view.contentOffset == .zero)
    }

    @Test func touchStopsTheContentWithoutSelection() {
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 0, y: -100), in: window)
        StandIn.clock.advance(by: 0.1)
        let before = fixture.view.contentOffset
        SimulatedFinger.tap(at: middle, in: window)
        #expect(fixture.view.contentOffset == before)
        #expect(!fixture.view.isDecelerating)
        #expect(!fixture.calls.contains { $0.contains("select") })
    }

    @Test func tapSelectsTheHitItem() {
        SimulatedFinger.tap(at: middle, in: window)
        #expect(
            fixture.calls == [
                "should highlight 0.1", "highlight 0.1", "should select 0.1", "select 0.1", "unhighlight 0.1",
            ])
    }

    @Test func touchHighlightsAndScrollingUnhighlights() {
        let finger = SimulatedFinger(at: middle, in: window)
        finger.hold(for: 0.1)
        #expect(fixture.calls.isEmpty)
        finger.hold(for: 0.1)
        #expect(fixture.calls.last == "highlight 0.1")
        finger.move(by: CGPoint(x: 0, y: -50))
        #expect(fixture.calls.last == "unhighlight 0.1" || fixture.calls.contains("unhighlight 0.1"))
        finger.lift()
        #expect(!fixture.calls.contains("select 0.1"))
    }

    @Test func buttonInACellCanBePressed() throws {
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(1)))
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        cell.contentView.addSubview(button)
        SimulatedFinger.tap(at: CGPoint(x: 20, y: 120), in: window)
        #expect(presses == 1)
        #expect(fixture.calls.isEmpty)
    }
}
