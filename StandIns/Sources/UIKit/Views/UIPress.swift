/// A pressed key or button.
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
    }

    open internal(set) var type: PressType
    open internal(set) var key: UIKey?

    /// Simulated: a press made by a test.
    public init(type: PressType = .select, key: UIKey? = nil) {
        self.type = type
        self.key = key
        super.init()
    }
}

/// A key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
    open internal(set) var keyCode: UIKeyboardHIDUsage
    open internal(set) var characters: String
    open internal(set) var modifierFlags: UIKeyModifierFlags

    /// Simulated: a key pressed by a test.
    public init(
        keyCode: UIKeyboardHIDUsage, characters: String = "", modifierFlags: UIKeyModifierFlags = []
    ) {
        self.keyCode = keyCode
        self.characters = characters
        self.modifierFlags = modifierFlags
        super.init()
    }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The keys of the USB HID usage tables that lists handle.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    case keyboardDeleteOrBackspace = 42
    case keyboardTab = 43
    case keyboardSpacebar = 44
    case keyboardHome = 74
    case keyboardPageUp = 75
    case keyboardDeleteForward = 76
    case keyboardEnd = 77
    case keyboardPageDown = 78
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
}

/// A key combination and its action.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
    open var title = ""
    open var discoverabilityTitle: String?
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags
    open private(set) var action: Selector?
    open var wantsPriorityOverSystemBehavior = false

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        self.title = title
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init()
    }

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputDelete = "UIKeyInputDelete"
}

/// Receives text from a keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: NSObjectProtocol {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
