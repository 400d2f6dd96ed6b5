#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stops a debug build where an application asks for what no layout of Fanfold's shows.
func refuse(_ what: String, ofKind kind: String) {
    assertionFailure(
        "\(what) of kind “\(kind)”: Fanfold's layouts show items alone. Make it an item of its own, or use another layout."
    )
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
    func refuseSupplementaryViews() {
        if (dataSource as? any SupplementaryViewProviding)?.providesSupplementaryViews == true {
            refuse("A supplementary view", ofKind: "any")
        }
    }
}
#endif
