import CoreBenchmarks
import Foundation
import Harness

let report = Report([layoutPass()])
print(report.markdown)
