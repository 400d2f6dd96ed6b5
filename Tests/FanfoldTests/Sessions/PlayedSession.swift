@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// A monitored engine: each step returns a violation, if any.
struct PlayedSession {
    var engine: CollectionEngine<StandardLayout>
    var order: EventOrder
    private var appendCalls = 0
    private var tokenOfIdentity: [Int: Int] = [:]

    /// The largest jump within an instant, in points.
    private static let largestJump = 1.0
    /// If items move more than this factor faster than the content, the last tenth of a point counts as a
    /// jump.
    private static let largestMagnification = 8.0
    /// The largest fraction of a path per frame: the engine's spring moves at most 0.02 per frame.
    private static let largestPart = 0.03
    /// In seconds: a frame of the fastest screens, halved.
    private static let frame = 1 / 240.0
    /// The largest movement per frame at the maximum fling velocity, in points.
    private static let largestStep = 260.0

    init(_ variant: Variant, count: Int) {
        engine = CollectionEngine(layout: variant.layout, context: variant.context(count: count))
        order = EventOrder(count: count)
    }

    /// Makes a call at a time, animated or not.
    mutating func take(_ call: Call, animated: Bool, at time: Double) -> String? {
        engine.advance(to: time)
        if let violation = hear() { return violation }
        let before = engine.seen
        if case .append = call { appendCalls += 1 }
        if case .undo = call, animated { order.returning = tokensReturning }
        let awaiting = order.awaiting.compactMap { order.items.firstIndex(of: $0) }
        let wasWatchable = animated && isContinuous(call) && isWatchable
        engine.take(call, animated: animated, awaiting: awaiting, at: engine.time)
        engine.advance(to: engine.time)
        if let violation = hear() { return violation }
        order.returning = [:]
        // Content that starts to loop is not comparable.
        let isWatched = wasWatchable && !engine.context.isLooping
        if case .resize = call { return isWatched ? farthest(from: before, limit: Self.largestJump) : nil }
        return isWatched ? jump(from: before) : nil
    }

    /// Handles an input at a time.
    mutating func take(_ input: Input, at time: Double) -> String? {
        engine.advance(to: time)
        if let violation = hear() { return violation }
        // A release at another point includes a movement.
        if case .up(let pointer, let point) = input { engine.pointerMoved(pointer, to: point, time: time) }
        engine.advance(to: engine.time)
        let (before, count, wasLooping) = (engine.seen, engine.context.count, engine.context.isLooping)
        // A lifted item that returns to its place moves.
        let allowsMove = isContinuous(.move(from: 0, to: 0)) || !engine.isReordering
        if case .context(let context) = input.modest { order.reload(count: context.count) }
        engine.take(input.modest, at: time)
        engine.advance(to: engine.time)
        if let violation = hear() { return violation }
        // As for calls: items inserted during a layout change have no previous position.
        let isContinuous =
            input.isContinuous && (engine.composition.morphs.isEmpty || count == engine.context.count)
        return isContinuous && allowsMove && isWatchable && !wasLooping ? jump(from: before) : nil
    }

    /// Advances by a frame.
    mutating func waitForFrame() -> String? {
        let before = engine.seen
        let (reach, velocity) = (self.reach, abs(engine.scrolling.motion.velocity(at: engine.time)))
        engine.advance(to: engine.time + Self.frame)
        if let violation = hear() { return violation }
        guard isWatchable else { return nil }
        // During a layout change with an open item, items that enter the old layout are moved out at once.
        let composition = engine.composition
        guard composition.morphs.isEmpty || composition.opening == nil && composition.returning == nil
        else {
            return nil
        }
        let fastest = max(velocity, abs(engine.scrolling.motion.velocity(at: engine.time)))
        return farthest(
            from: before,
            limit: Self.largestStep + Self.largestMagnification * fastest * Self.frame
                + max(reach, self.reach) * Self.largestPart,
            part: Self.largestPart)
    }

    /// Cancels all pointers, answers all requests, and waits until everything is at rest.
    mutating func comeToRest() -> String? {
        for pointer in 0...2 { engine.pointerCancelled(pointer, time: engine.time) }
        engine.scrollAutomatically(velocity: 0, time: engine.time)
        engine.advance(to: engine.time)
        if let violation = hear() { return violation }
        for _ in 0..<500 where engine.needsFrame || !order.awaiting.isEmpty {
            for token in order.awaiting {
                guard let index = order.items.firstIndex(of: token) else { return "it waits for nobody" }
                engine.answerRemoval(of: index, isAllowed: token % 2 == 0, time: engine.time)
            }
            engine.advance(to: engine.time + 0.6)
            if let violation = hear() { return violation }
        }
        guard !engine.needsFrame && engine.phase == .idle else {
            return "it does not come to rest: \(engine.steps) \(engine.phase) \(engine.scrolling.motion)"
        }
        if let violation = appendViolation() { return violation }
        return order.unfinished
    }
}

extension PlayedSession {
    /// Whether an animated call starts from the current frame.
    private func isContinuous(_ call: Call) -> Bool {
        let composition = engine.composition
        switch call {
        case .options, .loop: return false
        // A moved item that passes an open one leaves on the other side; an item that crosses the viewport
        // between two layouts can be invisible in both.
        case .move, .batch:
            return composition.opening == nil && composition.returning == nil && composition.morphs.isEmpty
        // Inserted or swiped items have no position in the new layout.
        case .morph, .resize: return composition.isPlain
        default: return composition.morphs.isEmpty
        }
    }

    /// Whether the state is realistic enough to check for jumps.
    private var isWatchable: Bool {
        let context = engine.context
        let contexts = engine.composition.morphs.map(\.context) + [context]
        return !context.reduceMotion && !context.isLooping && contexts.allSatisfy(\.isUsual)
            && magnification < Self.largestMagnification
    }

    /// The longest remaining movement of a visible item without scrolling, in points.
    private var reach: Double {
        let (composition, layout, context) = (engine.composition, engine.layout, engine.context)
        var items = 0.0
        for shift in composition.shifts { items += abs(shift.amount.value(at: engine.time)) }
        for motion in composition.motions { items += abs(motion.travel.value(at: engine.time)) }
        var reach = items * (itemDistance + offsetDistance)
        if let opening = composition.opening {
            let place = layout.attributes(at: Double(opening.index), in: context).center
            reach += abs(place.x) + abs(place.y)
        }
        let viewports = composition.morphs.map(\.context.viewport) + [context.viewport]
        return reach + (viewports.map { max($0.width, $0.height) }.max() ?? 0)
    }

    /// The distance of an item between two layouts, in points.
    private func wayBetweenLayouts(of index: Int) -> Double {
        let centers =
            engine.composition.morphs.map { $0.layout.attributes(at: Double(index), in: $0.context).center }
            + [engine.layout.attributes(at: Double(index), in: engine.context).center]
        return zip(centers, centers.dropFirst())
            .reduce(0) { $0 + abs($1.0.x - $1.1.x) + abs($1.0.y - $1.1.y) }
    }

    /// The largest movement of an item per point of scrolling, in all layouts of a change.
    private var magnification: Double {
        let former = engine.composition.morphs.map { itemDistance($0.layout, $0.context) }
        return max(itemDistance, former.max() ?? 0) / max(offsetDistance, 1e-3)
    }

    /// The scroll distance between items, in points.
    private var offsetDistance: Double {
        let (layout, context) = (engine.layout, engine.context)
        return abs(layout.offset(showing: 1, in: context) - layout.offset(showing: 0, in: context))
    }

    /// The largest distance between corresponding edges of adjacent first items, in points.
    private var itemDistance: Double { itemDistance(engine.layout, engine.context) }

    private func itemDistance(_ layout: StandardLayout, _ context: LayoutContext) -> Double {
        var context = context
        context.offset = layout.offset(showing: 0, in: context)
        let items = [0.0, 1, 2].map { layout.attributes(at: $0, in: context) }
        let lengths = items.map { $0.size[layout.axis] }
        let edges = zip(items, lengths).map { item, length in item.center[layout.axis] + length / 2 }
        let distances = [edges, lengths].flatMap { ends in zip(ends, ends.dropFirst()).map { abs($1 - $0) } }
        return distances.max() ?? 0
    }

    /// The items that undo would restore with their elements, by their order.
    private var tokensReturning: [Int: Int] {
        guard let removal = engine.removals.last else { return [:] }
        let leaving = engine.composition.departures.filter { $0.removal.id == removal.id }
        let tokens = leaving.reduce(into: [:]) { $0[$1.removal.rank] = tokenOfIdentity[$1.identity] }
        let returnsSideways = engine.layout.removal != nil && !engine.context.reduceMotion
        guard leaving.isEmpty && removal.count == 1 && returnsSideways else { return tokens }
        return removal.identity.flatMap { tokenOfIdentity[$0] }.map { [0: $0] } ?? [:]
    }

    /// An append ends with an event unless the appended item is removed.
    private mutating func appendViolation() -> String? {
        defer { order.forgetCounts() }
        defer { appendCalls = 0 }
        if order.appendCount > appendCalls { return "an append was told of twice" }
        return order.hasLostItems || order.appendCount == appendCalls ? nil : "an append was lost"
    }

    /// Handles all events and checks the engine.
    private mutating func hear() -> String? {
        while let event = engine.nextEvent() {
            if let violation = order.take(event) { return "\(event): \(violation)" }
        }
        guard order.items.count == engine.context.count else {
            return "it has \(engine.context.count) items, where the events say \(order.items.count)"
        }
        if let violation = engine._checkInvariants() { return "\(violation)" }
        if let missing = engine.missingItem { return "item \(missing) would be seen, but is not visible" }
        return identityViolation()
    }

    /// An element never changes its item.
    private mutating func identityViolation() -> String? {
        for item in engine.frame.visibleItems {
            let token = item.isLeaving ? nil : order.items[item.index]
            if let known = tokenOfIdentity[item.identity] {
                if let token, token != known { return "identity \(item.identity) has changed its item" }
                if item.isLeaving && order.items.contains(known) { return "what is leaving is there" }
            } else if let token {
                tokenOfIdentity[item.identity] = token
            } else if Seen(item, in: engine.context.viewport).isNoticeable && !engine.context.isLooping {
                return "an item leaves that never was there"
            }
        }
        return nil
    }

    /// Items that jumped, disappeared or appeared since the last instant.
    private func jump(from before: [Seen]) -> String? {
        if let violation = farthest(from: before, limit: Self.largestJump) { return violation }
        let after = engine.seen
        for item in before where item.isNoticeable && !after.contains(where: { $0.identity == item.identity })
        {
            return "\(item) vanishes"
        }
        for item in after where item.isNoticeable && !before.contains(where: { $0.identity == item.identity })
        {
            return "\(item) appears"
        }
        return nil
    }

    /// - Parameter part: The additional fraction of a layout change that an item may move.
    private func farthest(from before: [Seen], limit: Double, part: Double = 0) -> String? {
        for (item, shown) in zip(engine.seen, engine.frame.visibleItems) where item.isUsual {
            guard let former = before.first(where: { $0.identity == item.identity }), former.isUsual else {
                continue
            }
            let way = shown.isLeaving ? 0 : wayBetweenLayouts(of: shown.index)
            if item.distance(to: former) > limit + part * way { return "\(former) jumps to \(item)" }
        }
        return nil
    }
}

extension Input {
    /// Whether visible items move continuously.
    fileprivate var isContinuous: Bool {
        switch self {
        case .down, .up, .cancel, .key, .hover: true
        case .wheel(_, let isPrecise): !isPrecise
        case .scrollToItem(_, let isAnimated), .scrollToOffset(_, let isAnimated): isAnimated
        default: false
        }
    }

    /// The same input with fewer items: the test tracks each of them.
    fileprivate var modest: Input {
        guard case .context(var context) = self else { return self }
        context.count = min(context.count, 60)
        return .context(context)
    }
}
