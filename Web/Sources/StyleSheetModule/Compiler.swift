@_spi(Host) import Fanfold
@_spi(Web) import FanfoldKeyframes
import FanfoldStandard
@_spi(Host) import StyleSheets

// The compiler of style sheets, for pages. The page chooses a layout, sets its parameters, and reads the style sheet.

/// Either kind of layouts that have a style sheet.
private enum ChosenLayout {
    case standard(StandardLayout)
    case keyframes(KeyframeLayout)

    func compiled() throws(StyleSheetError) -> SheetLayout {
        switch self {
        case .standard(let layout): try layout.compiled(.short)
        case .keyframes(let layout): try layout.compiled(.short)
        }
    }
}

/// The state. It is static, because nothing initializes the globals of a module without an entry point.
private enum Compiler {
    nonisolated(unsafe) static var layout = ChosenLayout.standard(StandardLayout())
    /// The last style sheet or error, in UTF-8.
    nonisolated(unsafe) static var text: UnsafeMutableBufferPointer<UInt8>?

    static func store(_ bytes: [UInt8]) {
        text?.deallocate()
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        text = copy
    }
}

/// Returns the bytes of a text of the page, and frees them.
private func taken(_ text: UnsafeMutablePointer<UInt8>, _ length: Int32) -> [UInt8] {
    let bytes = Array(UnsafeBufferPointer(start: text, count: Int(length)))
    text.deallocate()
    return bytes
}

/// Allocates memory for a text of some bytes, which the function that reads it frees.
@_expose(wasm, "allocateText")
func allocateText(_ length: Int32) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: Int(length)) }

/// Chooses a layout by its name, with its default parameters. Another name is rejected.
@_expose(wasm, "setLayout")
func setLayout(_ text: UnsafeMutablePointer<UInt8>, _ length: Int32) -> Int32 {
    let name = taken(text, length)
    let index = StandardLayout.names.firstIndex { each in
        each.withUTF8Buffer { $0.elementsEqual(name) }
    }
    guard let index else { return 0 }
    Compiler.layout = .standard(StandardLayout(at: index))
    return 1
}

/// Chooses the layout that a JSON text describes. If the text is rejected, `text` returns the reason.
@_expose(wasm, "setKeyframes")
func setKeyframes(_ text: UnsafeMutablePointer<UInt8>, _ length: Int32) -> Int32 {
    do throws(KeyframeTextError) {
        Compiler.layout = .keyframes(try KeyframeLayout(text: taken(text, length)))
        return 1
    } catch {
        Compiler.store(error.message)
        return 0
    }
}

/// Sets a parameter of the layout by its name; another name or an invalid value is rejected.
@_expose(wasm, "setParameter")
func setParameter(_ text: UnsafeMutablePointer<UInt8>, _ length: Int32, _ value: Double) -> Int32 {
    let name = taken(text, length)
    switch Compiler.layout {
    case .standard(var layout):
        guard set(name, to: value, in: &layout) else { return 0 }
        Compiler.layout = .standard(layout)
    case .keyframes(var layout):
        guard set(name, to: value, in: &layout) else { return 0 }
        Compiler.layout = .keyframes(layout)
    }
    return 1
}

private func set(_ name: [UInt8], to value: Double, in layout: inout some CollectionLayout) -> Bool {
    for index in 0..<layout.parameterCount {
        guard let parameter = layout.parameter(at: index),
            parameter.descriptor.name.withUTF8Buffer({ $0.elementsEqual(name) })
        else { continue }
        do throws(ParameterError) { try layout.setParameter(at: index, to: value) } catch { return false }
        return true
    }
    return false
}

/// Writes the style sheet for scrollers of a class. If the layout has none, `text` returns the reason.
@_expose(wasm, "compile")
func compile(_ text: UnsafeMutablePointer<UInt8>, _ length: Int32) -> Int32 {
    let name = String(decoding: taken(text, length), as: UTF8.self)
    do throws(StyleSheetError) {
        Compiler.store(Array(StyleSheet(try Compiler.layout.compiled(), name: name).text.utf8))
        return 1
    } catch {
        Compiler.store(Array(error.description.utf8))
        return 0
    }
}

/// The address and the length of the last style sheet or error, in one number.
@_expose(wasm, "text")
func text() -> Int64 {
    guard let text = Compiler.text else { return 0 }
    return Int64(text.count) << 32 | Int64(Int(bitPattern: text.baseAddress))
}
