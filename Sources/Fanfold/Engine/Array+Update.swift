extension Array {
    /// Shows each element to `change`, which may alter it; those for which it returns false go. The others keep
    /// their order, and nothing is allocated.
    @inline(never)
    mutating func update(_ change: (inout Element) -> Bool) {
        var kept = 0
        for place in indices where change(&self[place]) {
            if kept < place { self[kept] = self[place] }
            kept += 1
        }
        while count > kept { removeLast() }
    }

    /// Shows the first element to `change`, which may alter it where it stands; does nothing where there is none.
    @inline(__always)
    mutating func changeFirst(_ change: (inout Element) -> Void) {
        if !isEmpty { change(&self[0]) }
    }
}
