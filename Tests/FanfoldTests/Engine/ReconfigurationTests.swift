import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Changes of layout, parameters and direction during use.
@Suite struct ReconfigurationTests {
    private static let tolerance = 1e-6

    @Test(arguments: Variant.all, StandardLayout.all.indices)
    func newLayoutShowsTheSameItem(variant: Variant, next: Int) {
        var session = Session(variant)
        session.reconfigure { layout, _ in layout = StandardLayout.all[next] }
        #expect(session.offset == session.offset(showing: 10))
        #expect(session.engine.phase == .idle && session.events.isEmpty)
        session.reconfigure { layout, _ in layout = variant.layout }
        #expect(session.offset.isNear(session.offset(showing: 10), within: Self.tolerance))
    }

    @Test(arguments: Variant.free, StandardLayout.all.filter(\.snaps))
    func snappingLayoutRestsAtTheNearestItem(variant: Variant, next: StandardLayout) {
        for (part, item) in [(0.3, 10), (0.7, 11)] {
            var session = Session(variant)
            let offset = session.offset + part * session.itemDistance
            session.engine.scroll(toOffset: offset, animated: false, time: 0)
            session.reconfigure { layout, _ in layout = next }
            #expect(session.offset == session.offset(showing: item))
            session.reconfigure { $1.count += 1 }
            #expect(session.offset == session.offset(showing: item))
        }
    }

    @Test(arguments: Variant.all)
    func parameterChangeInFlightKeepsItemAndTarget(variant: Variant) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 100, velocity: 1500)
        var undisturbed = session
        undisturbed.comeToRest()
        session.wait(0.1)
        let (position, velocity) = (session.position, session.velocity)
        session.reconfigure { layout, _ in layout.changeEveryParameter() }
        #expect(session.position.isNear(position, within: Self.tolerance))
        #expect(session.velocity.isNear(velocity, within: Self.tolerance))
        #expect(session.comeToRest() < 10)
        #expect(session.position.isNear(undisturbed.position, within: 0.01))
        #expect(session.settleCount == 1)
    }

    @Test(arguments: Variant.all)
    func unchangedConfigurationHasNoEffect(variant: Variant) {
        var session = Session(variant, count: 1000, item: 500)
        session.fling(forward: 100, velocity: 1500)
        session.wait(0.1)
        let before = session.engine.scrolling.motion
        session.reconfigure { _, context in context.offset = 0 }
        #expect(session.engine.scrolling.motion == before)
    }

    @Test(arguments: Variant.all)
    func changedDirectionKeepsTheItem(variant: Variant) {
        var session = Session(variant)
        let rest = session.offset
        session.reconfigure { _, context in
            context.direction = context.direction == .leftToRight ? .rightToLeft : .leftToRight
        }
        #expect(session.offset == rest && session.engine.phase == .idle)
    }

    @Test(arguments: Variant.all)
    func enablingReduceMotionKeepsTheItem(variant: Variant) {
        var session = Session(variant)
        session.reconfigure { $1.reduceMotion.toggle() }
        #expect(session.offset == session.offset(showing: 10) && session.engine.phase == .idle)
    }

    @Test(arguments: Variant.all)
    func changedInsetsKeepTheItem(variant: Variant) {
        var session = Session(variant)
        session.reconfigure { $1.insets = Insets(top: 44, leading: 20, bottom: 34, trailing: 10) }
        #expect(session.offset.isNear(session.offset(showing: 10), within: Self.tolerance))
        #expect(session.engine.phase == .idle)
    }

    @Test func invalidParameterStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var layout = TabStackLayout()
            layout.pitch = -160
            let context = LayoutContext(viewport: Session.viewport, count: 3)
            _ = CollectionEngine(layout: layout, context: context)
        }
        #expect(result.standardError.contains("pitch"))
        #expect(result.standardError.contains("-160"))
    }

    @Test func parameterThatBecomesInvalidStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let context = LayoutContext(viewport: Session.viewport, count: 3)
            var engine = CollectionEngine(layout: CardCarouselLayout(), context: context)
            engine.reconfigure(time: 0) { layout, _ in layout.falloff = 91.5 }
        }
        #expect(result.standardError.contains("falloff"))
        #expect(result.standardError.contains("91.5"))
    }
}

extension StandardLayout {
    /// Changes each parameter slightly, within its range.
    fileprivate mutating func changeEveryParameter() {
        visitParameters { parameter, value in
            let changed = parameter.unit == .count ? value - 1 : value * 0.97
            if parameter.accepts(changed) { value = changed }
        }
    }
}
