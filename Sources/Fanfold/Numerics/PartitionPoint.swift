/// Returns the first whole number from `start` to `end` that satisfies a monotone condition; `end` if none does.
///
/// - Complexity: O(log(`end` − `start`)) calls of the condition.
func partitionPoint(from start: Double, to end: Double, where holds: (Double) -> Bool) -> Double {
    var (low, high) = (start, max(start, end))
    while low < high {
        let middle = ((low + high) / 2).rounded(.down)
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
