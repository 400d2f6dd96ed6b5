import AdapterBenchmarks
import CallgrindMarks

// Plays frames of a collection view in every layout and activity for callgrind: see Scripts/instructions.

CountedView.forEach { view in
    view.play(CountedView.framesToWarmUp)
    beginCounting()
    view.play(CountedView.framesToCount)
    endCounting(view.name)
}
