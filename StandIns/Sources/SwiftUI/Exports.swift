// The stand-in shows SwiftUI views with UIKit views; files that import SwiftUI also import UIKit.
@_exported import Observation
@_exported import UIKit
