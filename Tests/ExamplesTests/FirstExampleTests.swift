import FanfoldUIKit
import SwiftUI
import Testing

/// The first examples of the documents show filled, readable items in the shape of their layout.
@MainActor @Suite struct FirstExampleTests {
    enum Example: String, CaseIterable {
        case pages, talks, deck, tabs

        @MainActor var controller: UIViewController {
            switch self {
            case .pages: UIHostingController(rootView: BrowserView())
            case .talks: TalksController(collectionViewLayout: ExpandingCollectionViewLayout())
            case .deck: UIHostingController(rootView: Deck())
            case .tabs: TabsController()
            }
        }
    }

    @Test(arguments: Example.allCases, [UIUserInterfaceStyle.light, .dark])
    func exampleIsFilledAndReadable(_ example: Example, _ style: UIUserInterfaceStyle) throws {
        let screen = ExampleScreen(example.controller, style)
        try screen.writePicture("\(example.rawValue)-\(style == .dark ? "dark" : "light")")
        #expect(screen.filledPart > 0.45)
        #expect(screen.fills.count >= 2, "items are distinguishable")
        #expect(screen.readableTexts >= (example == .talks ? 5 : 3))
    }

    /// Text on clear cells, and white text on a cover without a picture: the examples without their colors.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func examplesWithoutColorsAreReported(_ style: UIUserInterfaceStyle) {
        let plain = ExampleScreen(UIHostingController(rootView: PlainPages()), style)
        #expect(plain.filledPart < 0.1)
        let layout = ExpandingCollectionViewLayout()
        let talks = ExampleScreen(ColorlessTalks(collectionViewLayout: layout), style)
        #expect(talks.filledPart < 0.1 || talks.readableTexts < 5)
    }
}

private struct PlainPages: View {
    var body: some View {
        FanfoldView(1..<3, layout: .tabStack()) { Text("Page \($0)") }
    }
}

private final class ColorlessTalks: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ExpandingCell.self, forCellWithReuseIdentifier: "talk")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "talk", for: indexPath)
        (cell as? ExpandingCell)?.titleLabel.text = "Talk \(indexPath.item)"
        return cell
    }
}
