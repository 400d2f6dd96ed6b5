extension Array {
    /// Updates each element in place and removes those for which `change` returns false. The order is kept, without
    /// allocation.
    mutating func update(_ change: (inout Element) -> Bool) {
        var kept = 0
        for index in indices where change(&self[index]) {
            if kept < index { self[kept] = self[index] }
            kept += 1
        }
        while count > kept { removeLast() }
    }

    /// Changes the first element in place, if there is one.
    @inline(__always)
    mutating func changeFirst(_ change: (inout Element) -> Void) {
        if !isEmpty { change(&self[0]) }
    }
}
