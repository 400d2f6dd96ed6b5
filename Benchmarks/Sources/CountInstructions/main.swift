import CallgrindMarks
import CoreBenchmarks

// Plays frames of every layout and activity, for callgrind to count: see Scripts/instructions.

for scene in CountedScene.all + CountedPass.all + comparisons {
    var scene = scene
    scene.play(CountedScene.framesToWarmUp)
    beginCounting()
    scene.play(CountedScene.framesToCount)
    endCounting(scene.name)
}
