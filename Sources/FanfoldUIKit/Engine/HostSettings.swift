#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

/// The settings of a ``FanfoldCollectionView`` for a pass; those of any other collection view are the defaults.
///
/// The ``EngineOwner`` reads them when a pass, a frame or an update begins, and again after a change of the items, which may
/// end a move.
struct HostSettings {
    /// Whether motion is visible. Otherwise, scrolled content stays where it is.
    var isLive = false
    /// The relation between the indices of the data source and those of the engine.
    var numbering = ItemNumbering()
    /// The item that is flat or returns from it, and the part of the flat pose; nil if there is none.
    var flatness: (item: EngineIndex, part: Double)?
}

/// The settings of a ``FanfoldCollectionView`` for its engine; those of any other collection view are the defaults.
///
/// The ``EngineOwner`` reads them when it gives the engine a layout. Passes that only scroll do not.
struct EngineSettings {
    /// The permitted interactions.
    var options = InteractionOptions()
    /// Whether changes of the layout are animated.
    var morphs = false
    /// Whether a tapped item is shown; nil if the layout decides.
    var scrollsToTappedItem: Bool?

    /// A layout with these settings, for the engine.
    func applied(to layout: any CollectionLayout) -> AnyCollectionLayout {
        AnyCollectionLayout(layout, scrollsToTappedItem: scrollsToTappedItem)
    }
}

extension EngineHost {
    /// The settings for a pass, at this instant.
    var settings: HostSettings {
        HostSettings(isLive: isLive, numbering: numbering, flatness: flatness)
    }

    /// The settings for the engine, at this instant.
    var engineSettings: EngineSettings {
        EngineSettings(options: options, morphs: morphs, scrollsToTappedItem: view.scrollsToTappedItem)
    }
}
#endif
