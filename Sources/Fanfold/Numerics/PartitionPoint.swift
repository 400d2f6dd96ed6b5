/// The first whole number from `start` on for which a condition holds that, once it holds, holds for all greater
/// ones; `end` if it holds for none before.
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
