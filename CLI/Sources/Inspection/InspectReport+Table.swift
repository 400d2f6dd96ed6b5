import Fanfold

extension InspectReport {
    /// The report as text for a terminal: a summary, and a table of the visible items from back to front.
    public func table() -> String {
        (summary + [""] + TextTable(header: header, rows: frame.map(row)).lines).joined(separator: "\n")
    }

    private var summary: [String] {
        let viewport = context.viewport
        var facts = [
            ("layout", layoutName), ("viewport", "\(short(viewport.width)) x \(short(viewport.height))"),
            ("items", "\(context.count)"), ("offset", short(context.offset)),
            ("content length", short(contentLength)), ("resting offset", short(restingOffset)),
        ]
        if let point {
            facts.append(("item at \(short(point))", itemAtPoint.map { "\($0)" } ?? "none"))
        }
        facts.append(("visible", "\(frame.count)"))
        let width = facts.map { $0.0.count }.max() ?? 0
        return facts.map { name, value in
            name + String(repeating: " ", count: width - name.count) + "  " + value
        }
    }

    private var header: [String] {
        ["index", "z", "opacity", "progress", "size", "top left", "top right", "bottom right", "bottom left"]
            + layout.appearanceKeys.map { "\($0.name)" }
    }

    private func row(_ item: VisibleItem) -> [String] {
        let attributes = item.attributes
        return [
            "\(item.index)", short(attributes.z), short(attributes.opacity), short(attributes.progress),
            "\(short(attributes.size.width)) x \(short(attributes.size.height))",
        ]
            + item.quad.corners.map(short)
            + AppearanceEntry.all(of: item, in: layout).map { entry in
                entry.values.map(short).joined(separator: " ")
            }
    }

    private func short(_ number: Double) -> String { Decimal.text(number, decimals: 2) }

    private func short(_ point: Point) -> String { "\(short(point.x)),\(short(point.y))" }
}
