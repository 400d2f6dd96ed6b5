import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Painted pictures of previews and of the items that they show.
@MainActor @Suite(.serialized) final class PreviewPictureTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    isolated deinit {}

    private static let step: CGFloat = 6

    /// Paints the cell of one item alone.
    private func picture(of item: Int, in collection: Collection) -> SimulatedPicture {
        for cell in collection.view.visibleCells {
            let isItem = collection.view.indexPath(for: cell)?.item == item
            cell.backgroundColor = isItem ? .red : .clear
        }
        return SimulatedPicture(of: window, step: Self.step)
    }

    /// Paints a preview alone, as the system places it.
    private func picture(of preview: UITargetedPreview) -> SimulatedPicture {
        let stage = UIView(frame: window.bounds)
        let container = preview.target.container
        let center = container.convert(preview.target.center, to: window)
        preview.view.center = center
        preview.view.transform = preview.target.transform
        stage.addSubview(preview.view)
        return SimulatedPicture(of: stage, step: Self.step)
    }

    private func isRed(_ pixel: SimulatedPicture.Pixel) -> Bool {
        pixel.red > 0.5 && pixel.green < 0.5
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aPreviewCoversTheItem(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.scroll(byItems: 3, animated: false)
        view.layoutIfNeeded()
        // The cells are rendered before a finger can press them.
        StandIn.clock.advance(by: 1.0 / 60)
        for index in [3, 4] {
            let item = picture(of: index, in: collection)
            #expect(item.pixels.contains(where: isRed))
            let preview = try #require(view.targetedPreview(forItemAt: IndexPath(item: index, section: 0)))
            let overlap = picture(of: preview).overlap(with: item, where: isRed)
            // Pages in perspective have no exact affine fit.
            #expect(overlap > (kind == .tabStack ? 0.85 : 0.98), "item \(index): \(overlap)")
        }
    }

    @Test func aPictureShowsTheFrontItem() throws {
        let collection = Collection(.cardCarousel)
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        window.backgroundColor = .white
        for (name, cell) in collection.cells { cell.backgroundColor = name == "0" ? .red : .blue }
        let picture = SimulatedPicture(of: window, step: Self.step)
        let height = picture.pixels.count / picture.width
        let center = picture.pixels[height / 2 * picture.width + picture.width / 2]
        #expect([center.red, center.green, center.blue] == [1, 0, 0])
        let corner = try #require(picture.pixels.first)
        #expect([corner.red, corner.green, corner.blue] == [1, 1, 1])
        #expect(picture.pixels.count == picture.width * Int(667 / Self.step))
    }
}
