import Fanfold
import FanfoldUIKit
import SwiftUI
import UIKit

/// An item in the layout: replace it with your own.
internal struct AlbumFanItemView: View {
    @Environment(\.itemState) private var state
    let item: Int
    let isOpen: Bool
    // <title>
    internal var title: String { story.title }
    // </title>
    private var story: Story { stories[item % stories.count] }

    var body: some View {
        GeometryReader { album in
            let pictures = story.pictures
            ZStack(alignment: .top) {
                ForEach((0..<fan.layers).reversed(), id: \.self) { layer in
                    let step = Double(layer) * fan.layerStep
                    Picture(name: pictures[layer % pictures.count])
                        .frame(width: album.size.height, height: album.size.height)
                        .clipShape(RoundedRectangle(cornerRadius: 10))
                        .shadow(color: .black.opacity(0.25), radius: 4, y: 1)
                        .scaleEffect(x: 1 - 2 * step / fan.coverSide)
                        .offset(x: state.appearance.values[fan.layerOffsets.offset + layer], y: -1.5 * step)
                        .opacity(fan.layerOpacity(layer))
                }
                VStack(alignment: .leading, spacing: 0) {
                    Text(story.title).fontWeight(.semibold)
                    Text(story.album).opacity(0.7)
                }
                .font(.subheadline).lineLimit(1)
                .frame(width: album.size.height, alignment: .leading).offset(y: album.size.height + 14)
                AlbumView(story: story, size: album.size).opacity(isOpen ? 1 : 0)
            }
            .frame(width: album.size.width, height: album.size.height)
        }
    }
}

/// An open album: its cover, and all of its pictures.
private struct AlbumView: View {
    let story: Story
    let size: CGSize

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picture(name: story.picture).frame(width: size.width, height: min(size.width, size.height / 2))
            ScrollView {
                VStack(alignment: .leading, spacing: 2) {
                    Text(story.album).font(.title.weight(.bold))
                    Text(story.many).font(.subheadline).opacity(0.7)
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 4)], spacing: 4) {
                        ForEach(story.pictures, id: \.self) { picture in
                            Color.clear.aspectRatio(1, contentMode: .fit)
                                .overlay(Picture(name: picture))
                                .clipShape(RoundedRectangle(cornerRadius: 6))
                        }
                    }
                    .padding(.top, 14)
                }
                .padding(20)
            }
        }
        .background(Color(uiColor: .systemBackground))
    }
}

// <Picture/>

// <content>
/// The content of an item; pictures are resources of the application.
private struct Story {
    let picture: String
    let title: String
    let album: String
    let many: String

    /// The pictures of its album, its own first.
    var pictures: [String] {
        let pictures = albums[album] ?? [picture]
        let own = pictures.firstIndex(of: picture) ?? 0
        return Array(pictures[own...] + pictures[..<own])
    }
}

private let stories = [
    Story(
        picture: "infinite-sea", title: "Infinite Sea", album: "Landscapes", many: "2 pictures"),
    Story(
        picture: "picosdeeuropa", title: "Picos de Europa", album: "Still Life", many: "2 pictures"),
]

private let albums = [
    "Landscapes": [
        "infinite-sea", "sunset",
    ],
    "Still Life": [
        "picosdeeuropa", "picture-0b",
    ],
]

private let fan = AlbumFanLayout()
// </content>
