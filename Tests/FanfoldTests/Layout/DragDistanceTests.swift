import Testing

@_spi(Host) @testable import Fanfold

@Suite struct DragDistanceTests {
    @Test func defaultIsTheDifferenceOfTheLengths() {
        var layout = ExpandingLayout()
        layout.featuredLength = 400
        #expect(layout.dragDistance == 300)
        layout.dragDistance = 120
        layout.standardLength = 50
        #expect(layout.dragDistance == 120)
    }

    @Test func explicitValueStaysEvenIfItEqualsTheDefault() {
        var layout = ExpandingLayout()
        layout.dragDistance = 180
        layout.featuredLength = 400
        #expect(layout.dragDistance == 180)
    }

    @Test func readingTheParametersDoesNotSetIt() {
        var layout = ExpandingLayout()
        layout.visitParameters { _, _ in }
        layout.featuredLength = 400
        #expect(layout.dragDistance == 300)
    }

    @Test func minimumIsOnePoint() {
        var layout = ExpandingLayout()
        layout.standardLength = 280
        #expect(layout.dragDistance == 1)
        layout.standardLength = 1000
        #expect(layout.dragDistance == 1)
    }
}
