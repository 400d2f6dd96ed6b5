#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension Collection {
    /// Expects that every cell is in the place of its item and shows it, and that no other cell is shown.
    func expectAllInPlace(_ comment: Comment? = nil) {
        let names = sections.flatMap { $0 }
        for (name, cell) in cells {
            guard let index = names.firstIndex(of: name) else {
                Issue.record("\(name) is gone, but shown")
                continue
            }
            #expect(cell.quad.isNear(expectedQuad(index)), comment)
        }
        let whole = Collection(adapter(over: layout.layout), sections: sections)
        let size = (view.contentSize, whole.view.contentSize)
        #expect(size.0 == size.1, comment)
        let shown = view.subviews.compactMap { $0 as? NamedCell }.filter { !$0.isHidden }
        #expect(Set(shown.map(\.name)) == Set(cells.keys), comment)
        #expect(shown.count == cells.count, comment)
    }
}

/// The layout class for any layout, with one of the five layouts.
@MainActor
private func adapter(over layout: some CollectionLayout) -> FanfoldCollectionViewLayout {
    CustomCollectionViewLayout(layout)
}
#endif
