extension Optional {
    /// Takes the value away, so that it is nobody else's and can be changed in place.
    mutating func take() -> Wrapped? {
        defer { self = nil }
        return self
    }
}
