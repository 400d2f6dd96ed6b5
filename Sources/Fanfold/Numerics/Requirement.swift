/// Stops the program after a programmer's error, with the name of the parameter and its value.
///
/// Unlike `precondition`, it prints the message in release builds too. Embedded builds have no console and trap
/// without a message.
@usableFromInline
package func require(_ condition: Bool, _ name: StaticString, _ value: Double, _ rule: StaticString) {
    if condition { return }
    #if hasFeature(Embedded)
    fatalError()
    #else
    fatalError("\(name) \(rule), but is \(value)")
    #endif
}
