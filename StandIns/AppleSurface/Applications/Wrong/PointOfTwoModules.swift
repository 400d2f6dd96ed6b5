// arm64-apple-ios: 'Point' is ambiguous
import Fanfold
import UIKit

func middle(of point: Point) {}
