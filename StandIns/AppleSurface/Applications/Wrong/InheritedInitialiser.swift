// arm64-apple-ios: 'init(frame:)' is unavailable
import FanfoldUIKit
import UIKit

@MainActor let view = FanfoldCollectionView(frame: .zero)
