import UIKit

/// A view in front of another one. Simulated: the view in front has the size of its text.
private struct OverlayView<Base: View, Front: View>: View, PrimitiveView {
    typealias Body = Never
    let base: Base
    let front: Front
    let alignment: Alignment

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.keepLayout(OverlayLayout()).alignment = alignment
        node.show([base, front], update)
    }
}

private final class OverlayLayout: NodeLayout {
    var alignment = Alignment.center

    func size(of node: ViewNode, in proposed: CGSize) -> CGSize { proposed }

    func place(_ node: ViewNode, in rect: CGRect) {
        guard node.children.count == 2 else { return }
        node.children[0].place(in: rect)
        let text = node.children[1].leaves.first as? UILabel
        let size = text?.sizeThatFits(rect.size) ?? rect.size
        node.children[1].place(
            in: CGRect(
                x: rect.minX + (rect.width - size.width) * alignment.unit.x,
                y: rect.minY + (rect.height - size.height) * alignment.unit.y,
                width: size.width, height: size.height))
    }
}

extension View {
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        OverlayView(base: self, front: content(), alignment: alignment)
    }
}

extension Alignment {
    fileprivate var unit: CGPoint {
        let y: CGFloat =
            [.top, .topLeading].contains(self) ? 0 : [.bottom, .bottomLeading].contains(self) ? 1 : 0.5
        let isLeading = [.leading, .topLeading, .bottomLeading].contains(self)
        return CGPoint(x: isLeading ? 0 : 0.5, y: y)
    }
}
