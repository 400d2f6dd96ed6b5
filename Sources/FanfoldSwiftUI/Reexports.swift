// The types of Fanfold that the API of this module uses, so that applications need one import, even with the feature
// `MemberImportVisibility` of new Xcode projects. The whole module is not re-exported: `Axis`, `LayoutDirection` and
// `ScrollPhase` would make SwiftUI's types ambiguous.
@_exported import protocol Fanfold.CollectionLayout
@_exported import struct Fanfold.AlbumFanLayout
@_exported import struct Fanfold.AnyCollectionLayout
@_exported import struct Fanfold.AppearanceKey
@_exported import struct Fanfold.AppearanceValues
@_exported import struct Fanfold.CardCarouselLayout
@_exported import struct Fanfold.ExpandingLayout
@_exported import enum Fanfold.Snapping
@_exported import struct Fanfold.TabStackLayout
@_exported import struct Fanfold.TaskSwitcherLayout
import struct Fanfold.KeyframeLayout

/// A layout as data, which is declared in the product FanfoldKeyframes.
@available(*, unavailable, message: "add the product FanfoldKeyframes, and import it")
public typealias KeyframeLayout = Fanfold.KeyframeLayout
