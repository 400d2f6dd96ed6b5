/// Stops the program when a programmer's error is found, naming the parameter and its value.
///
/// Unlike `precondition`, the message is printed in release builds too. Embedded builds have no console:
/// there it traps without words.
@usableFromInline
func require(_ condition: Bool, _ name: StaticString, _ value: Double, _ rule: StaticString) {
    if condition { return }
    #if hasFeature(Embedded)
    fatalError()
    #else
    fatalError("\(name) \(rule), but is \(value)")
    #endif
}
