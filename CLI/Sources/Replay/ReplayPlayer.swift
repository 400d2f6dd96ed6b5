@_spi(Host) import Fanfold
import Inspection

/// Plays a script: applies events at their times and samples frames.
package struct ReplayPlayer {
    private(set) var engine: CollectionEngine<AnyCollectionLayout>
    private var layoutName: String
    private var heard: [CollectionEvent] = []
    private var rest: ArraySlice<ReplayEvent>

    package init(_ script: ReplayScript) {
        engine = CollectionEngine(
            layout: script.layout.layout, context: script.context, initialItem: script.initialItem)
        engine.options = script.options
        layoutName = script.layout.name
        rest = script.events[...]
    }

    /// Plays the events up to a time, in seconds; infinity plays all.
    ///
    /// - Throws: ``ScriptError`` if an event refers to a nonexistent item or parameter.
    mutating func play(to time: Double) throws {
        while let event = rest.first, event.time <= time {
            rest.removeFirst()
            engine.advance(to: event.time)
            try validate(event)
            try perform(event.action, at: event)
        }
    }

    /// The frame at a time, in seconds, with the events up to it.
    ///
    /// - Parameter time: Not before the time of the previous frame.
    package mutating func frame(at time: Double) throws -> ReplayFrame {
        try play(to: time)
        engine.advance(to: time)
        while let event = engine.nextEvent() { heard.append(event) }
        return ReplayFrame(engine, time: time, layoutName: layoutName, events: heard)
    }
}

extension ReplayPlayer {
    private mutating func perform(_ action: ReplayAction, at event: ReplayEvent) throws {
        let time = event.time
        switch action {
        case .pointerDown(let pointer, let point, let late):
            engine.pointerDown(pointer, at: point, time: time - late)
        case .pointerMove(let pointer, let point, let late):
            engine.pointerMoved(pointer, to: point, time: time - late)
        case .pointerUp(let pointer, let point, let late):
            engine.pointerUp(pointer, at: point, time: time - late)
        case .pointerCancel(let pointer): engine.pointerCancelled(pointer, time: time)
        case .wheel(let distance, let isPrecise, let notches):
            _ = engine.wheel(distance, isPrecise: isPrecise, notches: notches, time: time)
        case .key(let key): _ = engine.keyDown(key, time: time)
        case .change(let change, let animated): engine.apply([change], animated: animated, time: time)
        case .append: engine.append(time: time)
        case .requestRemoval(let index, let edge):
            engine.requestRemoval(of: index, toward: edge, time: time)
        case .answer(let index, let isAllowed):
            engine.answerRemoval(of: index, isAllowed: isAllowed, time: time)
        case .undoRemoval(let animated): _ = engine.undoRemoval(animated: animated, time: time)
        case .open(let index, let frame): engine.openItem(at: index, in: frame, time: time)
        case .close: engine.closeItem(time: time)
        case .scrollTo(let index, let alignment, let duration, let animated):
            engine.scroll(to: index, align: alignment, duration: duration, animated: animated, time: time)
        case .scrollToOffset(let offset, let animated):
            engine.scroll(toOffset: offset, animated: animated, time: time)
        case .scrollAutomatically(let velocity): engine.scrollAutomatically(velocity: velocity, time: time)
        case .focus(let index): engine.focus(on: index, time: time)
        case .set(let setting, let animated): try set(setting, animated: animated, at: event)
        }
    }

    private mutating func set(_ setting: ReplayAction.Setting, animated: Bool, at event: ReplayEvent) throws {
        var (layout, context) = (engine.layout, engine.context)
        switch setting {
        case .layout(let named): (layoutName, layout) = (named.name, named.layout)
        case .parameters(let parameters): try layout.set(parameters, at: "\(event.path).parameters")
        case .viewport(let viewport): context.viewport = viewport
        case .insets(let insets): context.insets = insets
        case .division(let division): context.division = division
        case .count(let count): context.count = count
        case .direction(let direction): context.direction = direction
        case .reduceMotion(let reduceMotion): context.reduceMotion = reduceMotion
        case .looping(let isLooping): context.isLooping = isLooping
        case .options(let options): engine.options = options
        }
        engine.reconfigure(animated: animated, time: event.time) { ($0, $1) = (layout, context) }
    }
}
