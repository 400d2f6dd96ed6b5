#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The CPU time of some work, in seconds. Time of other processes does not count.
public func seconds(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return processorTime() - start
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
