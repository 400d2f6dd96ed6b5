// Files written for iOS import UIKit alone, and get Foundation with it.
@_exported import Foundation
