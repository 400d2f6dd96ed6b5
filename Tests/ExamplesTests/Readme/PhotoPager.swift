import UIKit

final class PhotoPager: UIPageViewController, UIPageViewControllerDataSource {
    private let photos: [UIViewController]

    init(_ photos: [UIViewController]) {
        self.photos = photos
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        dataSource = self
        setViewControllers(Array(photos.prefix(1)), direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func pageViewController(
        _ pager: UIPageViewController, viewControllerBefore photo: UIViewController
    ) -> UIViewController? {
        photos.firstIndex { $0 === photo }.flatMap { $0 > 0 ? photos[$0 - 1] : nil }
    }

    func pageViewController(
        _ pager: UIPageViewController, viewControllerAfter photo: UIViewController
    ) -> UIViewController? {
        photos.firstIndex { $0 === photo }.flatMap { $0 + 1 < photos.count ? photos[$0 + 1] : nil }
    }
}
