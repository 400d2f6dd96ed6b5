/// Numbers identities from 0 in order of appearance: only their equality matters.
struct IdentityNumbers {
    private var numbers: [Int: Int] = [:]

    /// The number of an identity; a new identity receives the next number.
    mutating func number(of identity: Int) -> Int {
        let number = numbers[identity, default: numbers.count]
        numbers[identity] = number
        return number
    }
}
