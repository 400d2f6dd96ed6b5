// Swift Testing's macros need their own module for the platform: here they are functions, which type-check
// their arguments.

import UIKit

typealias Comment = String

func expect(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) {}

func require<T>(_ optionalValue: T?, _ comment: @autoclosure () -> Comment? = nil) throws -> T {
    guard let optionalValue else { throw CancellationError() }
    return optionalValue
}

enum Issue {
    static func record(_ comment: Comment) {}
}
