// arm64-apple-tvos: 'largeTitle' is unavailable in tvOS
import UIKit

let style = UIFont.TextStyle.largeTitle
