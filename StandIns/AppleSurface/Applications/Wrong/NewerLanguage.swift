// arm64-apple-ios: newer than Swift 6.2 (SE-0491)
import Fanfold

let origin = Fanfold::Point(x: 0, y: 0)
