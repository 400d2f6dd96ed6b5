import Fanfold
import Foundation

/// The layouts made from keyframes that come with the package, each a JSON file.
public enum KeyframePreset: String, CaseIterable, Sendable {
    /// Covers that turn towards the one in the middle.
    case coverFlow = "cover-flow"
    /// Cards on the outside of a drum that turns.
    case cylinder
    /// Cards on the inside of a drum, around the viewer.
    case invertedCylinder = "inverted-cylinder"
    /// Cards on the rim of a wheel whose hub is below.
    case wheel
    /// Pages on the faces of a cube, seen from outside.
    case cube
    /// Pages on the walls of a room, seen from inside.
    case invertedCube = "inverted-cube"
    /// Windows one behind the other, into the distance.
    case timeMachine = "time-machine"
    /// Overlapping cards that part for the one shown.
    case wallet
    /// A deck whose top card is thrown aside.
    case cardDeck = "card-deck"
    /// One card whose other side is the next item.
    case flip
    /// Index cards that fall forward over their lower edge.
    case rolodex
    /// Bands that cross the screen at a slant.
    case slanted
    /// Pages that step back as they leave, over a picture that lags behind: the appearance value `parallax`.
    case zoomPager = "zoom-pager"
    /// Upright pages on a cube, darker as they turn away: the appearance value `shade`.
    case stories

    /// The name, as command lines and web pages spell it.
    public var name: String { rawValue }

    /// What it shows, in a line.
    public var summary: String {
        guard case .object(let members)? = value, case .string(let text)? = members["description"] else {
            return ""
        }
        return text
    }

    /// The JSON that it is made from.
    public var json: Data { Data(bytes) }

    /// The layout.
    public var layout: KeyframeLayout {
        guard let value, let layout = try? KeyframeLayout(value) else { return KeyframeLayout() }
        return layout
    }

    private var value: JSONValue? { try? JSONDecoder().decode(JSONValue.self, from: json) }

    private var bytes: [UInt8] {
        switch self {
        case .coverFlow: PackageResources.cover_flow_json
        case .cylinder: PackageResources.cylinder_json
        case .invertedCylinder: PackageResources.inverted_cylinder_json
        case .wheel: PackageResources.wheel_json
        case .cube: PackageResources.cube_json
        case .invertedCube: PackageResources.inverted_cube_json
        case .timeMachine: PackageResources.time_machine_json
        case .wallet: PackageResources.wallet_json
        case .cardDeck: PackageResources.card_deck_json
        case .flip: PackageResources.flip_json
        case .rolodex: PackageResources.rolodex_json
        case .slanted: PackageResources.slanted_json
        case .zoomPager: PackageResources.zoom_pager_json
        case .stories: PackageResources.stories_json
        }
    }
}

extension CollectionLayout where Self == KeyframeLayout {
    /// A layout that comes with the package: `FanfoldView(places, layout: .preset(.coverFlow))`.
    public static func preset(_ preset: KeyframePreset) -> KeyframeLayout { preset.layout }

    /// Covers that turn towards the one in the middle.
    public static func coverFlow() -> KeyframeLayout { KeyframePreset.coverFlow.layout }
    /// Pages on the faces of a cube, seen from outside.
    public static func cube() -> KeyframeLayout { KeyframePreset.cube.layout }
    /// Cards on the outside of a drum that turns.
    public static func cylinder() -> KeyframeLayout { KeyframePreset.cylinder.layout }
    /// Windows one behind the other, into the distance.
    public static func timeMachine() -> KeyframeLayout { KeyframePreset.timeMachine.layout }
    /// Overlapping cards that part for the one shown.
    public static func wallet() -> KeyframeLayout { KeyframePreset.wallet.layout }
    /// A deck whose top card is thrown aside.
    public static func cardDeck() -> KeyframeLayout { KeyframePreset.cardDeck.layout }
}
