import UIKit

extension UIView {
    /// Adds a view with distances to the given edges, in points.
    internal func add(
        _ view: UIView, top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil,
        trailing: CGFloat? = nil
    ) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let constraints = [
            top.map { view.topAnchor.constraint(equalTo: topAnchor, constant: $0) },
            leading.map { view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: $0) },
            bottom.map { view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -$0) },
            trailing.map { view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -$0) },
        ]
        NSLayoutConstraint.activate(constraints.compactMap { $0 })
    }

    /// The view with margins, in points.
    internal func padded(top: CGFloat = 0, sides: CGFloat = 0, bottom: CGFloat = 0) -> UIView {
        let container = UIView()
        container.add(self, top: top, leading: sides, bottom: bottom, trailing: sides)
        return container
    }
}
