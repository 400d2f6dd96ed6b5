#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stops a debug build where an application asks for what no layout of Fanfold's shows.
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
    /// Refuses the headers and footers of a data source: the layout would never ask for them.
    ///
    /// A provider was set for this collection view and is refused. A class that has the method may have it for
    /// another layout that the collection view changes to, or may have inherited it: a debug build prints a warning.
    func refuseSupplementaryViews() {
        if let provider = dataSource as? any SupplementaryViewProviding {
            if provider.providesSupplementaryViews { refuse("A supplementary view", ofKind: "any") }
            return
        }
        // Only Objective-C tells which optional methods there are.
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
