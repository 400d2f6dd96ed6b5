#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The C library's: what a program that is written by hand would call.
@inline(__always)
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The C library's.
@inline(__always)
func sine(_ angle: Double) -> Double { sin(angle) }
