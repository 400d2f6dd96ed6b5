import SwiftUI
import Testing

@MainActor @Suite struct HostingTests {
    /// A UIKit view that records its calls.
    private struct Noting: UIViewRepresentable {
        final class Diary {
            var calls: [String] = []
        }

        let name: String
        let diary: Diary

        func makeCoordinator() -> Diary {
            diary.calls.append("coordinator")
            return diary
        }

        func makeUIView(context: Context) -> UIView {
            context.coordinator.calls.append("make \(name)")
            return UIView()
        }

        func updateUIView(_ uiView: UIView, context: Context) {
            let motion = context.transaction.animation == nil ? "" : " animated"
            context.coordinator.calls.append("update \(name) \(context.environment.layoutDirection)\(motion)")
        }

        static func dismantleUIView(_ uiView: UIView, coordinator: Diary) {
            coordinator.calls.append("dismantle")
        }
    }

    private struct Counter: View {
        @State private var count = 0
        let increase: Noting.Diary
        let take: (Binding<Int>) -> Void

        var body: some View {
            take($count)
            return Noting(name: "\(count)", diary: increase).environment(\.layoutDirection, .rightToLeft)
        }
    }

    private func host<Content: View>(_ content: Content) -> (UIHostingController<Content>, UIWindow) {
        let controller = UIHostingController(rootView: content)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (controller, window)
    }

    @Test func representableIsCreatedOnceAndUpdated() {
        let diary = Noting.Diary()
        let (controller, window) = host(Noting(name: "a", diary: diary))
        #expect(diary.calls == ["coordinator", "make a", "update a leftToRight"])
        #expect(controller.view.subviews.first?.frame == window.bounds)
        withAnimation { controller.rootView = Noting(name: "b", diary: diary) }
        window.layoutIfNeeded()
        #expect(diary.calls.dropFirst(3) == ["update b leftToRight animated"])
    }

    @Test func geometryChangesHaveTheFormerValue() {
        var changes: [[CGFloat]] = []
        let (_, window) = host(
            Color.black.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { former, value in
                changes.append([former, value])
            })
        window.frame.size.width = 150
        window.layoutIfNeeded()
        #expect(changes == [[100, 100], [100, 150]])
    }

    @Test func stateChangeIsShown() throws {
        let diary = Noting.Diary()
        var binding: Binding<Int>?
        let (_, window) = host(Counter(increase: diary) { binding = $0 })
        try #require(binding).wrappedValue += 1
        #expect(diary.calls.last == "update 0 rightToLeft")
        StandIn.clock.advance(by: 0.02)
        #expect(diary.calls.last == "update 1 rightToLeft")
        binding?.wrappedValue += 1
        window.layoutIfNeeded()
        #expect(diary.calls.last == "update 2 rightToLeft")
        #expect(diary.calls.count { $0.hasPrefix("make") } == 1)
    }

    @Test func stateSurvivesARecreatedView() throws {
        let diary = Noting.Diary()
        var binding: Binding<Int>?
        let (controller, window) = host(Counter(increase: diary) { binding = $0 })
        binding?.wrappedValue = 7
        controller.rootView = Counter(increase: diary) { binding = $0 }
        window.layoutIfNeeded()
        #expect(diary.calls.last == "update 7 rightToLeft")
        try #require(binding).wrappedValue = 8
        window.layoutIfNeeded()
        #expect(diary.calls.last == "update 8 rightToLeft")
    }

    @Test func removedViewIsDismantled() {
        let diary = Noting.Diary()
        struct Switch: View {
            let isOn: Bool
            let diary: Noting.Diary
            var body: some View {
                if isOn { Noting(name: "a", diary: diary) } else { Text("off") }
            }
        }
        let (controller, window) = host(Switch(isOn: true, diary: diary))
        controller.rootView = Switch(isOn: false, diary: diary)
        window.layoutIfNeeded()
        #expect(diary.calls.last == "dismantle")
        #expect((controller.view.subviews.first as? UILabel)?.text == "off")
        #expect(controller.view.subviews.count == 1)
    }

    /// A cell with the view that hosts its content, which is within its margins.
    private func host<Content: View>(
        _ content: Content, in cell: UICollectionViewCell, margin: CGFloat? = nil
    ) -> UIView? {
        let configuration = UIHostingConfiguration { content }
        cell.contentConfiguration = margin.map { configuration.margins(.all, $0) } ?? configuration
        cell.layoutIfNeeded()
        return cell.contentView.subviews.first
    }

    @Test func cellHostsViewsWithinItsMargins() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let plain = UIView()
        cell.contentView.addSubview(plain)
        let hosting = host(Text("a"), in: cell)
        #expect(plain.window == nil && !plain.isDescendant(of: cell))
        #expect(hosting?.frame == CGRect(x: 8, y: 8, width: 84, height: 184))
        let content = cell.contentView
        #expect(host(Text("b"), in: cell, margin: 0) === hosting)
        #expect(cell.contentView === content && hosting?.frame == cell.bounds)
        #expect((hosting?.subviews.first as? UILabel)?.text == "b")
        #expect(host(Color.black, in: cell) !== hosting)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty && cell.subviews == [cell.contentView])
    }

    @Test func bindingReachesAProperty() {
        var point = CGPoint(x: 1, y: 2)
        let binding = Binding(get: { point }, set: { point = $0 })
        binding.x.wrappedValue = 5
        #expect(point == CGPoint(x: 5, y: 2))
        Binding.constant(3).wrappedValue = 4
    }
}
