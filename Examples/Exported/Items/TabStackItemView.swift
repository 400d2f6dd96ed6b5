import FanfoldUIKit
import SwiftUI
import UIKit

/// An item in the layout: replace it with your own.
internal struct TabStackItemView: View {
    let item: Int
    let isOpen: Bool
    // <title>
    internal var title: String { story.title }
    // </title>
    private var story: Story { stories[item % stories.count] }

    var body: some View {
        GeometryReader { page in
            PageView(story: story, size: page.size)
        }
        .clipShape(RoundedRectangle(cornerRadius: isOpen ? 0 : 14))
        .shadow(color: .black.opacity(0.42), radius: 16, y: -6)
    }
}

/// A browser page: its address, and the parts of its kind.
private struct PageView: View {
    let story: Story
    let size: CGSize

    var body: some View {
        let page = pages[story.kind] ?? Page(parts: [])
        VStack(alignment: .leading, spacing: 0) {
            address
            ForEach(page.parts.indices, id: \.self) { view(of: page.parts[$0]) }
            Spacer(minLength: 0)
        }
        .foregroundStyle(Color.ink).background(Color(page.light, dark: page.dark))
    }

    private var address: some View {
        HStack(spacing: 8) {
            Circle().frame(width: 7, height: 7).foregroundStyle(Color(uiColor: UIColor(story.color)))
            Text(story.place).font(.footnote.weight(.medium))
        }
        .frame(maxWidth: .infinity, minHeight: 46)
        .foregroundStyle(Color(0x43464F, dark: 0xC9CBD3)).background(Color(0xF3F3F6, dark: 0x24262C))
    }

    @ViewBuilder private func view(of part: Part) -> some View {
        switch part {
        case .masthead:
            Text(story.topic).font(.title.weight(.heavy)).frame(maxWidth: .infinity, minHeight: 58)
        case .map:
            picture("map", width: size.width, height: min(250, 0.34 * size.height))
        case .picture(let height, let inset):
            picture(story.picture, width: size.width - 2 * inset, height: height * size.height)
                .clipShape(RoundedRectangle(cornerRadius: inset > 0 ? 16 : 0))
                .padding(.horizontal, inset).padding(.top, inset)
        case .heading(let hasTopic):
            heading(hasTopic: hasTopic).padding(.horizontal, 24).padding(.top, 24)
        case .headingBesidePicture:
            HStack(alignment: .top, spacing: 16) {
                heading(hasTopic: true).frame(maxWidth: .infinity, alignment: .leading)
                picture(
                    story.picture, width: 0.46 * size.width - 24,
                    height: min(0.43 * size.width, 0.3 * size.height)
                )
                .clipShape(RoundedRectangle(cornerRadius: 16))
            }
            .padding(24)
        case .paragraphs:
            ForEach(story.paragraphs, id: \.self) { paragraph in
                Text(paragraph).font(.callout).padding(.horizontal, 24).padding(.top, 14)
            }
        case .ingredients:
            ForEach(story.ingredients, id: \.self) { ingredient in
                Color(0xE9DFCA, dark: 0x35302A).frame(height: 1).padding(.horizontal, 24)
                Text(ingredient).font(.callout).padding(.horizontal, 24).padding(.vertical, 9)
            }
        case .facts:
            HStack(spacing: 24) {
                ForEach(story.facts, id: \.self) { Text($0).font(.title3.weight(.bold)) }
            }
            .padding(.horizontal, 24).padding(.top, 14)
        case .price(let button):
            HStack {
                Text(story.facts.first ?? "").font(.title2.weight(.bold))
                Spacer(minLength: 0)
                Text(button).font(.subheadline.weight(.semibold))
                    .padding(.horizontal, 20).padding(.vertical, 9)
                    .foregroundStyle(Color(0xFFFFFF, dark: 0x15161A)).background(Color.ink)
                    .clipShape(RoundedRectangle(cornerRadius: 20))
            }
            .padding(.horizontal, 24).padding(.top, 14)
        }
    }

    private func picture(_ name: String, width: CGFloat, height: CGFloat) -> some View {
        Picture(name: name).frame(width: width, height: height)
    }

    private func heading(hasTopic: Bool) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if hasTopic {
                Text(story.topic).font(.caption.weight(.semibold)).textCase(.uppercase)
                    .foregroundStyle(Color(0xA63C0A, dark: 0xFF9A5A))
            }
            Text(story.title).font(.title.weight(.bold))
            Text(story.line).font(.body).foregroundStyle(Color.soft)
        }
    }
}

/// A part of a page.
private enum Part {
    case masthead, map, headingBesidePicture, ingredients, facts, paragraphs
    /// A height relative to the page.
    case picture(height: CGFloat, inset: CGFloat = 0)
    case heading(hasTopic: Bool)
    case price(button: String)
}

/// A page: its parts from top to bottom, and its paper color.
private struct Page {
    var light: UInt32 = 0xFFFFFF
    var dark: UInt32 = 0x17181C
    let parts: [Part]
}

/// The kinds of pages: replace them with your own.
private let pages: [String: Page] = [
    // <kinds>
    "magazine": Page(
        parts: [
            .masthead,
            .picture(height: 0.38),
            .heading(hasTopic: false),
            .paragraphs,
        ]),
    "shop": Page(
        light: 0xF6F6F8, dark: 0x16171A,
        parts: [
            .picture(height: 0.36, inset: 24),
            .heading(hasTopic: true),
            .price(button: "Add to bag"),
        ]),
    // </kinds>
]

// <Color+RGB/>

// <UIColor+RGB/>

// <Picture/>

// <content>
/// The content of an item; pictures are resources of the application.
private struct Story {
    let picture: String
    let kind: String
    let place: String
    var topic = ""
    let title: String
    let line: String
    let color: UInt32
    var paragraphs: [String] = []
    var ingredients: [String] = []
    var facts: [String] = []
}

private let stories = [
    Story(
        picture: "infinite-sea", kind: "magazine", place: "longview.example", topic: "Voyages",
        title: "Infinite Sea", line: "A night crossing under the Milky Way", color: 0x2A5A7A,
        paragraphs: ["The ferry leaves at eleven.", "The captain switches off the deck lamps."]),
    Story(
        picture: "greentock", kind: "shop", place: "goods.example", topic: "Objects", title: "Ten Past Six",
        line: "A wall clock, drawn from light", color: 0x2A5A7A, facts: ["148 €"]),
]
// </content>
