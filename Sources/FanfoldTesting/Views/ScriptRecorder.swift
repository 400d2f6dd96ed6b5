#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import FanfoldStandard
import FanfoldUIKit
import UIKit

/// Records the input of a view as a script for `fanfold replay`, such as for a report of a defect.
///
///     let recorder = ScriptRecorder(of: tabs)
///     // The user, or a test, uses the view.
///     print(try recorder.script())
///
/// The script contains touches on items, scrolling, keys, calls, changes of the items and of the size. A script of a
/// custom layout names its type, which `fanfold replay` does not know: pass another layout with `--layout`.
@MainActor
public final class ScriptRecorder {
    private let view: FanfoldCollectionView
    private let head: [String: Any]
    private var events: [[String: Any]] = []
    private var start: Double?

    /// Begins to record the input of a view.
    public init(of view: FanfoldCollectionView) {
        self.view = view
        head = view.recordedState.map(Self.head) ?? [:]
        view.record { [weak self] input, time in self?.note(input, at: time) }
    }

    /// Ends the recording.
    public func stop() { view.record(nil) }

    /// The script up to now, as JSON. Its times begin with the first input.
    public func script() throws -> String {
        let script = head.merging(["events": events]) { $1 }
        let data = try JSONSerialization.data(withJSONObject: script, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private func note(_ input: RecordedInput, at time: Double) {
        let start = start ?? time
        self.start = start
        var event = input.members
        event["at"] = ((time - start) * 1e6).rounded() / 1e6
        events.append(event)
    }

    private static func head(
        layout: any CollectionLayout, context: LayoutContext, options: InteractionOptions, item: Int
    ) -> [String: Any] {
        let options: [String: Any] = [
            "allowsRemoval": options.allowsRemoval, "asksBeforeRemoval": true,
            "allowsReordering": options.allowsReordering, "snapping": "\(options.snapping)",
            "autoplayInterval": options.autoplayInterval ?? 0,
        ]
        let insets = context.insets
        return [
            "layout": layout.scriptName, "parameters": layout.scriptParameters,
            "viewport": ["width": context.viewport.width, "height": context.viewport.height],
            "insets": [
                "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
                "trailing": insets.trailing,
            ],
            "items": context.count, "item": item, "looping": context.isLooping,
            "direction": context.direction == .rightToLeft ? "rtl" : "ltr",
            "reduceMotion": context.reduceMotion, "options": options,
        ]
    }
}

extension CollectionLayout {
    /// The name in a script: `card-carousel` for `CardCarouselLayout`.
    fileprivate var scriptName: String {
        if let standard = self as? StandardLayout { return "\(StandardLayout.names[standard.index])" }
        let type = "\(Self.self)"
        let name = type.hasSuffix("Layout") ? String(type.dropLast("Layout".count)) : type
        return name.reduce(into: "") { text, letter in
            if letter.isUppercase && !text.isEmpty { text += "-" }
            text += letter.lowercased()
        }
    }

    fileprivate var scriptParameters: [String: Double] {
        var (copy, values) = (self, [String: Double]())
        copy.visitParameters { descriptor, value in values["\(descriptor.name)"] = value }
        return values
    }
}

extension RecordedInput {
    /// The members of the event, besides its time.
    fileprivate var members: [String: Any] {
        switch self {
        case .pointerDown(let pointer, let point): Self.pointer("pointerDown", pointer, point)
        case .pointerMove(let pointer, let point): Self.pointer("pointerMove", pointer, point)
        case .pointerUp(let pointer, let point): Self.pointer("pointerUp", pointer, point)
        case .pointerCancel(let pointer): ["type": "pointerCancel", "pointer": pointer]
        case .key(let key): ["type": "key", "key": "\(key)"]
        case .open(let index): ["type": "open", "index": index]
        case .close: ["type": "close"]
        case .scrollTo(let index, let alignment, let duration, let animated):
            ["type": "scrollTo", "index": index, "align": "\(alignment)", "animated": animated].merging(
                duration.map { ["duration": $0] } ?? [:]
            ) { $1 }
        case .scrollToOffset(let offset): ["type": "scrollToOffset", "offset": offset, "animated": false]
        case .scrollAutomatically(let velocity): ["type": "scrollAutomatically", "velocity": velocity]
        case .change(let change): change.members
        case .append: ["type": "append"]
        case .requestRemoval(let index): ["type": "requestRemoval", "index": index]
        case .answer(let index, let isAllowed): ["type": "answer", "index": index, "allowed": isAllowed]
        case .resize(let size): ["type": "resize", "width": size.width, "height": size.height]
        }
    }

    private static func pointer(_ type: String, _ pointer: Int, _ point: Fanfold.Point) -> [String: Any] {
        ["type": type, "pointer": pointer, "x": point.x, "y": point.y]
    }
}

extension CollectionChange {
    fileprivate var members: [String: Any] {
        switch self {
        case .insert(let index, let count): ["type": "insert", "index": index, "count": count]
        case .remove(let index, let count): ["type": "remove", "index": index, "count": count]
        case .move(let from, let to): ["type": "move", "from": from, "to": to]
        case .reload(let index): ["type": "reload", "index": index]
        }
    }
}
#endif
