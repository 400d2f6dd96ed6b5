#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stops a debug build when an application requests a view that no Fanfold layout shows.
func refuse(_ what: String, ofKind kind: String) {
    assertionFailure(words(for: what, ofKind: kind))
}

private func words(for what: String, ofKind kind: String) -> String {
    "\(what) of kind “\(kind)”: Fanfold's layouts show items alone. Make it an item of its own, or use another layout."
}

/// A data source that may have headers and footers.
@MainActor
private protocol SupplementaryViewProviding {
    var providesSupplementaryViews: Bool { get }
}

extension UICollectionViewDiffableDataSource: SupplementaryViewProviding {
    fileprivate var providesSupplementaryViews: Bool { supplementaryViewProvider != nil }
}

extension UICollectionView {
    /// Rejects the headers and footers of a data source: the layout would never request them.
    ///
    /// A provider belongs to this collection view, so it is rejected. A method may be inherited, or meant for another
    /// layout of the collection view, so a debug build only prints a warning.
    func refuseSupplementaryViews() {
        if let provider = dataSource as? any SupplementaryViewProviding {
            if provider.providesSupplementaryViews { refuse("A supplementary view", ofKind: "any") }
            return
        }
        // The implementation of an optional method can be detected only in Objective-C.
        #if canImport(ObjectiveC)
        let method = #selector(
            (any UICollectionViewDataSource).collectionView(_:viewForSupplementaryElementOfKind:at:))
        assert(
            {
                guard dataSource?.responds(to: method) == true else { return true }
                print("Fanfold:", words(for: "A supplementary view", ofKind: "any"))
                return true
            }())
        #endif
    }
}
#endif
