#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The C library's cosine, which handwritten code would call.
@inline(__always)
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The C library's sine.
@inline(__always)
func sine(_ angle: Double) -> Double { sin(angle) }
