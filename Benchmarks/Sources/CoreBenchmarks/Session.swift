import AllocationCounter
@_spi(Host) import Fanfold
import FanfoldStandard

/// The activity during measured frames.
enum Activity: String, CaseIterable {
    case scrolling
    case removal
    case open
    case layoutChange = "layout change"
}

/// An engine that is kept busy: completed activities restart.
struct Session<Layout: CollectionLayout> {
    private(set) var engine: CollectionEngine<Layout>
    private let activity: Activity
    private let layout: Layout
    private let other: Layout
    private var time = 0.0
    private var frame = 0

    /// A session with a layout, and another one for layout changes.
    init(_ activity: Activity, _ layout: Layout, other: Layout, count: Int = 1_000_000) {
        self.activity = activity
        self.layout = layout
        self.other = other
        engine = CollectionEngine(
            layout: layout, context: LayoutContext(viewport: phone, count: count), initialItem: count / 2)
    }

    /// Starts the activity's next action when it is due.
    mutating func act() {
        if frame % framesPerAction == 0 { begin(frame / framesPerAction) }
        frame += 1
    }

    /// Computes a frame like a host.
    mutating func advance() {
        time += secondsPerFrame
        engine.advance(to: time)
        while engine.nextEvent() != nil {}
    }

    /// Plays a number of frames.
    ///
    /// - Returns: The number of allocations in frames, and in calls that start an activity.
    mutating func play(_ frames: Int) -> (inFrames: Int, inCalls: Int) {
        var (inFrames, inCalls) = (0, 0)
        for _ in 0..<frames {
            let start = allocationCount()
            act()
            let acted = allocationCount()
            advance()
            inCalls += acted - start
            inFrames += allocationCount() - acted
        }
        return (inFrames, inCalls)
    }

    private mutating func begin(_ turn: Int) {
        let isEven = turn % 2 == 0
        let item = engine.itemShown
        switch activity {
        case .scrolling: engine.scroll(to: item + (isEven ? 20 : -20), animated: true, time: time)
        case .removal:
            if isEven {
                engine.apply([.remove(at: item)], animated: true, time: time)
            } else {
                _ = engine.undoRemoval(animated: true, time: time)
            }
        case .open: if isEven { engine.openItem(at: item, time: time) } else { engine.closeItem(time: time) }
        case .layoutChange:
            let next = isEven ? other : layout
            engine.reconfigure(animated: true, time: time) { layout, _ in layout = next }
        }
    }
}

extension Session<StandardLayout> {
    /// A session with one of the library's layouts and the next one.
    init(_ activity: Activity, layoutNumber: Int, count: Int = 1_000_000) {
        let layouts = StandardLayout.all
        self.init(
            activity, layouts[layoutNumber], other: layouts[(layoutNumber + 1) % layouts.count], count: count)
    }
}

private let secondsPerFrame = 1.0 / 60
private let framesPerAction = 60
