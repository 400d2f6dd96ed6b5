import FanfoldUIKit
import Testing
import UIKit

@MainActor @Test func pageOpensWithoutAnimation() {
    let library = Library()
    let third = IndexPath(item: 2, section: 0)
    library.view.layoutIfNeeded()
    library.view.openItem(at: third, animated: false)
    #expect(library.view.indexPathForOpenedItem == third)
    #expect(library.view.openProgress == 1)
}
