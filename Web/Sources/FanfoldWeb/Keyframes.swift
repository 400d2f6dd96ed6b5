#if FANFOLD_KEYFRAMES
import Fanfold

// Layouts from keyframes, as the page hands them over: number by number, and then at once. `keyframe-numbers.js` writes
// what `KeyframeNumbers` reads.

/// Takes the next number of a layout.
@_expose(wasm, "keyframeNumber")
func keyframeNumber(_ number: Double) { KeyframeInput.numbers.append(number) }

/// Makes a layout of the numbers that were taken, and chooses it. One that cannot be shown is refused.
@_expose(wasm, "setKeyframes")
func setKeyframes(_ isAnimated: Bool, _ time: Double) -> Bool {
    var numbers = KeyframeNumbers(KeyframeInput.numbers)
    KeyframeInput.numbers.removeAll(keepingCapacity: true)
    do throws(KeyframeError) {
        let made = try numbers.layout()
        Host.reconfigure(isAnimated: isAnimated, time: time) { layout, _ in layout = .second(made) }
        return true
    } catch {
        KeyframeInput.refusal = error
        return false
    }
}

/// The keyframe for which the last layout was refused, or −1 where it is for the layout itself.
@_expose(wasm, "refusedKeyframe")
func refusedKeyframe() -> Int32 { Int32(KeyframeInput.refusal?.keyframe ?? -1) }

/// The property for which it was refused.
@_expose(wasm, "refusedProperty")
func refusedProperty() -> Int64 { packed(KeyframeInput.refusal?.property ?? "") }

/// The value that was refused.
@_expose(wasm, "refusedValue")
func refusedValue() -> Double { KeyframeInput.refusal?.value ?? 0 }

/// Why it was refused.
@_expose(wasm, "refusalReason")
func refusalReason() -> Int64 { packed(KeyframeInput.refusal?.reason ?? "") }

/// What is kept of layouts from keyframes between two calls of the page.
private enum KeyframeInput {
    nonisolated(unsafe) static var numbers: [Double] = []
    nonisolated(unsafe) static var refusal: KeyframeError?
    /// The names of appearance values, each kept once, for good.
    nonisolated(unsafe) static var names: [StaticString] = []

    /// A name that the page has spelled.
    static func name(_ letters: [UInt8]) -> StaticString {
        let isSame = { (name: StaticString) in
            name.utf8CodeUnitCount == letters.count
                && letters.indices.allSatisfy { name.utf8Start[$0] == letters[$0] }
        }
        if let known = names.first(where: isSame) { return known }
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(letters.count, 1))
        for (place, letter) in letters.enumerated() { memory[place] = letter }
        // What a name is in this module: where its bytes begin, how many they are, and that they are in memory.
        let made = unsafeBitCast(
            (UInt(bitPattern: memory), UInt(letters.count), UInt8(0)), to: StaticString.self)
        names.append(made)
        return made
    }
}

/// The numbers of a layout, one after the other. What is not named is no number (NaN).
private struct KeyframeNumbers {
    private let numbers: [Double]
    private var place = 0

    init(_ numbers: [Double]) { self.numbers = numbers }

    mutating func layout() throws(KeyframeError) -> KeyframeLayout {
        let names = names()
        let axis: Axis = flag() ? .vertical : .horizontal
        let pitch = length() ?? .zero
        let rules = rules()
        var keyframes: [Keyframe] = []
        for _ in 0..<count() { keyframes.append(keyframe(names)) }
        return try KeyframeLayout(axis: axis, pitch: pitch, keyframes: keyframes, rules: rules)
    }

    private mutating func names() -> [StaticString] {
        var names: [StaticString] = []
        for _ in 0..<count() {
            var letters: [UInt8] = []
            for _ in 0..<count() { letters.append(UInt8(count() & 0xff)) }
            names.append(KeyframeInput.name(letters))
        }
        return names
    }

    private mutating func rules() -> KeyframeRules {
        var rules = KeyframeRules()
        rules.before = end()
        rules.after = end()
        rules.smooth = KeyframeProperties(rawValue: count())
        let order = count()
        rules.order = order == 0 ? .nearestInFront : order == 1 ? .laterInFront : .earlierInFront
        rules.isStacked = flag()
        rules.spacing = length() ?? .zero
        rules.anchor.x = length() ?? .zero
        rules.anchor.y = length() ?? .zero
        rules.anchor.z = length() ?? .zero
        rules.eyeDistance = length() ?? rules.eyeDistance
        rules.sharesEye = flag()
        rules.hidesBacks = flag()
        rules.snaps = flag()
        rules.decelerationRate = flag() ? .fast : .normal
        let edges = count()
        let distance = number()
        guard let distance else { return rules }
        rules.removal = RemovalRule(
            edges: edges == 0 ? .start : edges == 1 ? .end : .both, distance: distance)
        return rules
    }

    private mutating func keyframe(_ names: [StaticString]) -> Keyframe {
        var keyframe = Keyframe(at: next())
        keyframe.x = length()
        keyframe.y = length()
        keyframe.width = length()
        keyframe.height = length()
        keyframe.depth = length()
        keyframe.cornerRadius = length()
        keyframe.scale = number()
        keyframe.rotationX = number()
        keyframe.rotationY = number()
        keyframe.rotationZ = number()
        keyframe.opacity = number()
        var appearance: [(AppearanceName, Double)] = []
        for _ in 0..<count() {
            let name = count()
            let value = next()
            if names.indices.contains(name) { appearance.append((names[name], value)) }
        }
        keyframe.appearance = KeyframeAppearance(appearance)
        return keyframe
    }

    private mutating func end() -> KeyframeEnd {
        let number = count()
        return number == 0 ? .held : number == 1 ? .continued : .repeated
    }

    private mutating func length() -> KeyframeLength? {
        let (own, width, height, shorter, points) = (next(), next(), next(), next(), next())
        guard !own.isNaN else { return nil }
        return .fraction(own) + .fraction(width, of: .width) + .fraction(height, of: .height)
            + .fraction(shorter, of: .shorterSide) + .points(points)
    }

    private mutating func number() -> Double? {
        let number = next()
        return number.isNaN ? nil : number
    }

    private mutating func count() -> Int { Int(Int32(exactly: next()) ?? 0) }

    private mutating func flag() -> Bool { next() == 1 }

    private mutating func next() -> Double {
        guard place < numbers.count else { return .nan }
        place += 1
        return numbers[place - 1]
    }
}
#endif
