#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

/// The appearance of an item's content at this moment, as its layout requests it.
///
/// A view in a ``FanfoldView`` reads it from its environment. The view is updated in each frame in which the
/// appearance changes; views that do not read it are not updated:
///
///     struct TalkView: View {
///         @Environment(\.itemAppearance) private var appearance
///         let talk: Talk
///
///         var body: some View {
///             ZStack {
///                 talk.picture
///                 Color.black.opacity(appearance[ExpandingLayout.coverOpacity])
///                 Text(talk.title).scaleEffect(appearance[ExpandingLayout.titleScale])
///             }
///         }
///     }
public struct ItemAppearance: Equatable, Sendable {
    /// The item's progress along its layout's path; each layout documents the meaning of the values. The default
    /// value is 0.
    public var progress: CGFloat = 0
    /// The values for the content, under the layout's keys. The default value is zeros.
    public var values = AppearanceValues.zero

    /// Creates the appearance of an item without a layout, for previews.
    public init(progress: CGFloat = 0, values: AppearanceValues = .zero) {
        self.progress = progress
        self.values = values
    }

    /// The first number under a key of the layout.
    public subscript(key: AppearanceKey) -> CGFloat {
        get { values[key] }
        set { values[key] = newValue }
    }
}

extension EnvironmentValues {
    /// The appearance that the enclosing layout requests for an item's content. Outside of a ``FanfoldView`` all
    /// values are 0.
    public var itemAppearance: ItemAppearance {
        get { self[ItemAppearanceKey.self] }
        set { self[ItemAppearanceKey.self] = newValue }
    }
}

private struct ItemAppearanceKey: EnvironmentKey {
    static var defaultValue: ItemAppearance { ItemAppearance() }
}
#endif
