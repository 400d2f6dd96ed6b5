/// A preview for Xcode. Simulated: the content is type-checked and never shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewMacro", type: "PreviewMacro")
