import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension CellTests {
    @Test func textThatGrowsGetsRoomAtOnce() {
        defer { UIContentSizeCategory.simulated = .large }
        let cell = PageCell(frame: CGRect(origin: .zero, size: Collection.phone))
        cell.titleLabel.text = "Title"
        cell.layoutIfNeeded()
        let height = cell.barView.frame.height
        UIContentSizeCategory.simulated = .accessibilityExtraExtraExtraLarge
        handleNotifications()
        cell.titleLabel.font = .preferredFont(forTextStyle: .headline)
        cell.layoutIfNeeded()
        #expect(cell.barView.frame.height > height + 10)
    }
}
