#if canImport(UIKit) && !os(watchOS)
import Fanfold
import SwiftUI

/// How a layout wants the content of an item to look at this moment.
///
/// A view in a ``FanfoldView`` reads it from its environment, and is made anew in each frame in which it changes; views
/// that do not read it are not:
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
    /// How far the item has come along its layout's path; each layout says what its values mean. The default
    /// value is 0.
    public var progress: CGFloat = 0
    /// What the layout wants to be applied, under its keys. The default value is zeros.
    public var values = AppearanceValues.zero

    /// Creates the appearance of an item that no layout shows, for previews.
    public init(progress: CGFloat = 0, values: AppearanceValues = .zero) {
        self.progress = progress
        self.values = values
    }

    /// The first number that stands under a key of the layout.
    public subscript(key: AppearanceKey) -> CGFloat {
        get { values[key] }
        set { values[key] = newValue }
    }
}

extension EnvironmentValues {
    /// How the layout around wants the content of an item to look. Outside of a ``FanfoldView`` all of it is 0.
    public var itemAppearance: ItemAppearance {
        get { self[ItemAppearanceKey.self] }
        set { self[ItemAppearanceKey.self] = newValue }
    }
}

private struct ItemAppearanceKey: EnvironmentKey {
    static var defaultValue: ItemAppearance { ItemAppearance() }
}
#endif
