import Fanfold
import FanfoldUIKit
import SwiftUI
import UIKit

// In a file that also imports Apple's modules, where these names are taken, they have to say whose they are.

func center(of size: Fanfold.Size) -> Fanfold.Point {
    Fanfold.Point(x: size.width / 2, y: size.height / 2)
}

let axis: Fanfold.Axis = .horizontal

// What Apple's class inherits throws an exception; a tab stack can be made in each of these ways.

@MainActor func makeTabs() -> [TabStackCollectionView] {
    [
        TabStackCollectionView(),
        TabStackCollectionView(frame: .zero),
        TabStackCollectionView(frame: .zero, layout: TabStackCollectionViewLayout()),
        TabStackCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
}
