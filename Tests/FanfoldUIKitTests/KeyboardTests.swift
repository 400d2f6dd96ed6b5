#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The view handles a key before the system does, but only if the key has an effect.
@MainActor @Suite struct KeyboardTests {
    func inputs(_ view: UIView) -> Set<String> { Set((view.keyCommands ?? []).compactMap(\.input)) }

    @Test func keysThatDoNothingHereAreLeftToOthers() throws {
        let list = Collection(.expanding)
        let view = try #require(list.view as? FanfoldCollectionView)
        #expect(
            inputs(view) == [UIKeyCommand.inputDownArrow, UIKeyCommand.inputPageDown, UIKeyCommand.inputEnd])
        list.scroll(to: 540)
        #expect(inputs(view).isSuperset(of: [UIKeyCommand.inputUpArrow, UIKeyCommand.inputHome]))
        #expect(
            inputs(view).isDisjoint(with: ["\r", " ", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputEscape]))
        view.opensTappedItem = true
        #expect(inputs(view).isSuperset(of: ["\r", " "]))
        view.openItem(at: IndexPath(item: 3, section: 0), animated: false)
        #expect(inputs(view) == [UIKeyCommand.inputEscape])
    }

    @Test func theScrollViewDoesNotScrollByKeysItself() {
        guard #available(iOS 17, tvOS 17, *) else { return }
        #expect(Collection(.expanding).view.allowsKeyboardScrolling == false)
        let other = FanfoldCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(other.allowsKeyboardScrolling)
    }
}
#endif
