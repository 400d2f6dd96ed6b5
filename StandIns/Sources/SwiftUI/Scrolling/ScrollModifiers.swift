@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
extension EnvironmentValues {
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }
}

@available(iOS 16, tvOS 16, macCatalyst 16, *)
@available(visionOS, unavailable)
extension EnvironmentValues {
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

@available(iOS 16.4, tvOS 16.4, macCatalyst 16.4, visionOS 1, *)
extension EnvironmentValues {
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBouncesKey.self] }
        set { self[HorizontalBouncesKey.self] = newValue }
    }

    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBouncesKey.self] }
        set { self[VerticalBouncesKey.self] = newValue }
    }
}

extension EnvironmentValues {
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        EnvironmentView(content: self) { $0.refresh = RefreshAction(action: action) }
    }

    @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
    public func scrollDisabled(_ disabled: Bool) -> some View {
        EnvironmentView(content: self) { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }
    }

    @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        EnvironmentView(content: self) {
            if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    @available(iOS 16, tvOS 16, macCatalyst 16, *)
    @available(visionOS, unavailable)
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        EnvironmentView(content: self) { $0.scrollDismissesKeyboardMode = mode }
    }

    @available(iOS 16.4, tvOS 16.4, macCatalyst 16.4, visionOS 1, *)
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        EnvironmentView(content: self) {
            if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
        }
    }
}

private enum IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
private enum HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
private enum VerticalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

@available(iOS 16, tvOS 16, macCatalyst 16, *)
@available(visionOS, unavailable)
private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

@available(iOS 16.4, tvOS 16.4, macCatalyst 16.4, visionOS 1, *)
private enum HorizontalBouncesKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

@available(iOS 16.4, tvOS 16.4, macCatalyst 16.4, visionOS 1, *)
private enum VerticalBouncesKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}
