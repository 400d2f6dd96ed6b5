import Testing

@testable import Fanfold

@Suite struct CheckValueTests {
    @Test func aSquareViewportHasArea() {
        #expect(!Size(width: 1, height: 1).isEmpty)
    }
}
