// arm64-apple-ios: extensions of generic classes
import UIKit

final class Coordinator<Item>: NSObject, UICollectionViewDelegate {}

extension Coordinator {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
