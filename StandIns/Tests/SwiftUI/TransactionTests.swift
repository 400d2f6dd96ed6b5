import Testing

@testable import SwiftUI

/// Nested transactions are merged, as since iOS 17.
@MainActor @Suite struct TransactionTests {
    @Test func anInnerTransactionKeepsTheValuesOfTheOuterOne() {
        var outer = Transaction()
        (outer.disablesAnimations, outer.isContinuous) = (true, true)
        withTransaction(outer) {
            withAnimation(.linear) {
                #expect(Transaction.current.disablesAnimations && Transaction.current.isContinuous)
                #expect(Transaction.current.animation == .linear)
            }
        }
        #expect(!Transaction.current.disablesAnimations)
    }
}
