// arm64-apple-ios: 'Axis' is ambiguous
import Fanfold
import SwiftUI

func scrolls(along axis: Axis) {}
