import Testing
import UIKit

@MainActor @Suite struct InteractiveMovementTests {
    /// A data source whose items can be moved.
    private final class Movable: NSObject, UICollectionViewDataSource {
        var names = (0..<10).map { "\($0)" }
        var canMove = true
        var moves: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? DiaryCell)?.name = names[indexPath.item]
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            canMove
        }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath.item)>\(destinationIndexPath.item)")
            names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
    }

    private let source = Movable()
    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: RecordingLayout())

    init() {
        view.register(DiaryCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.isPrefetchingEnabled = false
        view.layoutIfNeeded()
    }

    private var shown: [String] { view.visibleCells.compactMap { ($0 as? DiaryCell)?.name } }

    @Test func itemMovesToTheFinger() {
        let cell = view.cellForItem(at: IndexPath(0))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
        #expect(source.moves.isEmpty)
        view.endInteractiveMovement()
        #expect(source.moves == ["0>2"])
        #expect(shown == ["1", "2", "0"])
        #expect(view.cellForItem(at: IndexPath(2)) === cell)
    }

    @Test func cancelledItemStays() {
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
        view.cancelInteractiveMovement()
        view.endInteractiveMovement()
        #expect(source.moves.isEmpty)
    }

    @Test func dataSourceCanRejectTheMove() {
        source.canMove = false
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(0)))
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(99)))
    }
}
