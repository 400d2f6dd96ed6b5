/// Numbers for identities, from 0 on, in the order in which they are seen: all that matters is which are the same.
struct IdentityNumbers {
    private var numbers: [Int: Int] = [:]

    /// The number of an identity: the next one, where it is seen for the first time.
    mutating func number(of identity: Int) -> Int {
        let number = numbers[identity, default: numbers.count]
        numbers[identity] = number
        return number
    }
}
