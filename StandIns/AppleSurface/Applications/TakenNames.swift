import Fanfold
import FanfoldUIKit
import SwiftUI
import UIKit

// Files that also import Apple's modules must qualify these names.

func center(of size: Fanfold.Size) -> Fanfold.Point {
    Fanfold.Point(x: size.width / 2, y: size.height / 2)
}

let axis: Fanfold.Axis = .horizontal

// Inherited initializers of Apple's class throw exceptions; a tab stack supports each of these initializers.

@MainActor func makeTabs() -> [TabStackCollectionView] {
    [
        TabStackCollectionView(),
        TabStackCollectionView(frame: .zero),
        TabStackCollectionView(frame: .zero, layout: TabStackCollectionViewLayout()),
        TabStackCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
}
