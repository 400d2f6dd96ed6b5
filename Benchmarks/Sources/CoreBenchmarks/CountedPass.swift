import AllocationCounter
import Fanfold
import FanfoldKeyframes

/// Layout passes: only positions all visible items.
public struct CountedPass<Layout: CollectionLayout>: CountedFrames {
    public let name: String
    private var scene: Scene<Layout>
    private var frame = Frame()

    private init(_ name: String, _ layout: Layout) {
        self.name = "\(CountedScene.framesToCount) frames of \(name), layout pass"
        scene = Scene(layout, count: 1_000)
    }

    public mutating func play(_ frames: Int) -> Int {
        let start = allocationCount()
        for _ in 0..<frames {
            scene.scroll()
            frame.update(scene.layout, in: scene.context)
        }
        return allocationCount() - start
    }
}

extension CountedPass<CardCarouselLayout> {
    /// Keyframe layouts, and the layouts that they imitate.
    public static var all: [any CountedFrames] {
        [
            CountedPass("card-carousel", CardCarouselLayout()),
            CountedPass<KeyframeLayout>("keyframes of a carousel", .carousel),
            CountedPass<KeyframeLayout>("keyframes of a cover flow", .coverFlow),
        ]
    }
}
