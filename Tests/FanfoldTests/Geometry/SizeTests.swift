import Testing

@_spi(Host) @testable import Fanfold

@Suite struct SizeTests {
    @Test(arguments: [
        Size.zero, Size(width: 0, height: 5), Size(width: 5, height: -1), Size(width: .nan, height: 5),
    ])
    func sizeWithoutAreaIsEmpty(size: Size) {
        #expect(size.isEmpty)
    }

    @Test func sizeWithAreaIsNotEmpty() {
        #expect(!Size(width: 0.001, height: 3).isEmpty)
    }
}
