import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A menu is dismissed as its screen goes, or its item is deleted: UIKit raises an exception for a preview whose container is in no
/// window, and fades the menu out if there is no preview.
@MainActor @Suite(.serialized) final class PreviewWithoutWindowTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private var retained: [Collection] = []
    isolated deinit {}

    private func shown(_ kind: LayoutKind) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind, count: 9)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        collection.show(in: window)
        StandIn.clock.advance(by: 1)
        return (collection, view)
    }

    private let path = IndexPath(item: 1, section: 0)

    @Test(arguments: LayoutKind.allCases)
    func thereIsNoPreviewWithoutAWindow(_ kind: LayoutKind) throws {
        let (_, view) = try shown(kind)
        #expect(view.targetedPreview(forItemAt: path) != nil)
        view.removeFromSuperview()
        #expect(view.targetedPreview(forItemAt: path) == nil)
        window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.targetedPreview(forItemAt: path) != nil)
    }

    /// A view that was never in a window.
    @Test(arguments: LayoutKind.allCases)
    func thereIsNoPreviewBeforeAWindow(_ kind: LayoutKind) throws {
        let collection = Collection(kind, count: 9)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.layoutIfNeeded()
        #expect(view.targetedPreview(forItemAt: path) == nil)
    }

    /// The item of the menu was deleted.
    @Test(arguments: LayoutKind.allCases)
    func thereIsNoPreviewOfADeletedItem(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind)
        collection.sections[0] = ["0"]
        view.deleteItems(at: (1..<9).map { IndexPath(item: $0, section: 0) })
        #expect(view.targetedPreview(forItemAt: path) == nil)
        StandIn.clock.advance(by: 2)
        #expect(view.targetedPreview(forItemAt: path) == nil)
    }
}
