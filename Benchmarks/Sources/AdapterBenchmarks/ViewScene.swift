import FanfoldUIKit
import Harness
import UIKit

/// A collection view in a phone's viewport that scrolls back and forth around its center.
@MainActor final class ViewScene {
    private let view: UICollectionView
    private let items = Items()
    private let isHorizontal: Bool
    private let middle: CGPoint
    private var frame = 0

    init(_ layout: UICollectionViewLayout, isHorizontal: Bool) {
        self.isHorizontal = isHorizontal
        let bounds = CGRect(origin: .zero, size: phone)
        view =
            layout is FanfoldCollectionViewLayout
            ? FanfoldCollectionView(frame: bounds, collectionViewLayout: layout)
            : UICollectionView(frame: bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.layoutIfNeeded()
        let size = layout.collectionViewContentSize
        middle = CGPoint(x: isHorizontal ? size.width / 2 : 0, y: isHorizontal ? 0 : size.height / 2)
        view.contentOffset = middle
        view.layoutIfNeeded()
    }

    /// A frame that only queries the layout.
    var askingForAttributes: Contender {
        contender { view in consume(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)) }
    }

    /// A frame that lays out cells.
    var layingOut: Contender { contender { view in view.layoutIfNeeded() } }

    private func contender(_ work: @escaping @MainActor (UICollectionView) -> Void) -> Contender {
        Contender("frame") { times in
            MainActor.assumeIsolated {
                for _ in 0..<times {
                    self.scroll()
                    work(self.view)
                }
            }
        }
    }

    private func scroll() {
        frame += 1
        let distance = pointsPerFrame * CGFloat(abs(frame % (2 * framesOneWay) - framesOneWay))
        view.contentOffset =
            isHorizontal ? CGPoint(x: middle.x + distance, y: 0) : CGPoint(x: 0, y: middle.y + distance)
    }
}

private let pointsPerFrame: CGFloat = 7
private let framesOneWay = 100
