/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let data: Data
    private let content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show(data.map { content($0) }, update)
    }
}
