// Views of SwiftUI are shown by UIKit's here, and files that import SwiftUI get UIKit with it.
@_exported import UIKit
