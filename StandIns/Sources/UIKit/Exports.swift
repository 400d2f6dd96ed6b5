// Files for iOS import only UIKit, which exports Foundation.
@_exported import Foundation
