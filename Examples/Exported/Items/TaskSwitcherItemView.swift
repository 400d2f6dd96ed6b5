import Fanfold
import FanfoldUIKit
import SwiftUI
import UIKit

/// An item in the layout: replace it with your own.
internal struct TaskSwitcherItemView: View {
    @Environment(\.itemState) private var state
    let item: Int
    let isOpen: Bool
    // <title>
    internal var title: String { story.title }
    // </title>
    private var story: Story { stories[item % stories.count] }

    var body: some View {
        ApplicationView(story: story, isOpen: isOpen)
            .overlay(Color.black.opacity(isOpen ? 0 : min(max(-0.24 * (state.progress + 0.2), 0), 0.62)))
            .clipShape(RoundedRectangle(cornerRadius: isOpen ? 0 : 22))
            .shadow(color: .black.opacity(0.42), radius: 16, y: -6)
    }
}

/// An application: its bar, its picture, and the parts of its kind.
private struct ApplicationView: View {
    let story: Story
    let isOpen: Bool

    var body: some View {
        let application = applications[story.kind] ?? Application(name: "", parts: [])
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 10) {
                Image(story.kind).resizable().frame(width: 28, height: 28)
                Text(application.name).font(.subheadline.weight(.semibold))
            }
            .padding(.horizontal, 20).padding(.vertical, 12)
            ZStack(alignment: .topLeading) {
                Picture(name: story.picture)
                LinearGradient(
                    colors: [.black.opacity(0.66), .black.opacity(0.6), .clear],
                    startPoint: .top,
                    endPoint: .bottom
                )
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(application.parts.indices, id: \.self) { view(of: application.parts[$0]) }
                }
                .foregroundStyle(Color.white).padding(.horizontal, 20).padding(.top, 14)
                details(of: application).opacity(isOpen && !application.details.isEmpty ? 1 : 0)
            }
        }
        .foregroundStyle(Color.ink).background(Color(0xFDFDFE, dark: 0x1C1D22))
    }

    private func details(of application: Application) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(application.details.indices, id: \.self) { view(of: application.details[$0]) }
        }
        .foregroundStyle(Color.white).padding(16).frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.black.opacity(0.62)).clipShape(RoundedRectangle(cornerRadius: 18))
        .padding(.horizontal, 20).padding(.bottom, 48)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }

    @ViewBuilder private func view(of part: Part) -> some View {
        switch part {
        case .title: Text(story.title).font(.title3.weight(.semibold)).lineLimit(1)
        case .line: Text(story.line).font(.footnote.weight(.medium))
        case .date: Text(story.date).font(.footnote.weight(.medium))
        case .degrees: Text(story.degrees).font(.system(size: 64, weight: .light))
        case .sky: Text(story.sky).font(.footnote.weight(.medium))
        case .paragraphs: ForEach(story.paragraphs, id: \.self) { Text($0).font(.callout) }
        case .hours(let names):
            HStack {
                ForEach(names.indices, id: \.self) { hour in
                    VStack(spacing: 0) {
                        Text(names[hour]).font(.footnote)
                        Text(story.hours.indices.contains(hour) ? story.hours[hour] : "").font(.title3)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        case .times:
            HStack {
                Text(story.passed)
                Spacer(minLength: 0)
                Text(story.left)
            }
            .font(.footnote.weight(.medium)).padding(.trailing, 20)
        case .track:
            GeometryReader { track in
                HStack(spacing: 0) {
                    Color.white.frame(width: story.played * track.size.width)
                    Color.white.opacity(0.36)
                }
            }
            .frame(height: 4)
            .clipShape(RoundedRectangle(cornerRadius: 2)).padding(.top, 12)
        }
    }
}

/// A part of an application over its picture.
private enum Part {
    case title, line, date, degrees, sky, track, times, paragraphs
    /// Times of day.
    case hours([String])
}

/// An application: its name, its parts from top to bottom, and the parts that an open one shows below.
private struct Application {
    let name: String
    let parts: [Part]
    var details: [Part] = []
}

/// The kinds of applications: replace them with your own.
private let applications: [String: Application] = [
    // <kinds>
    "photos": Application(name: "Photos", parts: [.title]),
    "weather": Application(
        name: "Weather", parts: [.title, .degrees, .sky], details: [.hours(["Now", "10", "12", "14", "16"])]),
    "music": Application(name: "Music", parts: [.title, .line, .track, .times]),
    "journal": Application(name: "Journal", parts: [.date, .title, .line], details: [.paragraphs]),
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
    let title: String
    var degrees = ""
    var sky = ""
    var line = ""
    var passed = ""
    var left = ""
    var date = ""
    var played: CGFloat = 0
    var hours: [String] = []
    var paragraphs: [String] = []
}

private let stories = [
    Story(
        picture: "infinite-sea", kind: "music", title: "Infinite Sea",
        line: "A night crossing under the Milky Way", passed: "1:42", left: "−2:51", played: 0.37),
    Story(
        picture: "picosdeeuropa", kind: "weather", title: "Picos de Europa", degrees: "9°",
        sky: "Clear, wind from the north",
        hours: ["9°", "10°", "11°", "10°", "8°"]),
]
// </content>
