import CallgrindMarks
import CoreBenchmarks

// Plays frames of every layout and activity for callgrind and reports frames that allocated memory: see
// Scripts/instructions.

for scene in CountedScene.all + CountedPass.all + comparisons {
    var scene = scene
    _ = scene.play(CountedScene.framesToWarmUp)
    beginCounting()
    let allocations = scene.play(CountedScene.framesToCount)
    endCounting(scene.name)
    if allocations > 0 { print("\(allocations) allocations in \(scene.name)") }
}
