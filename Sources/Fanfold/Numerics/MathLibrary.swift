// Rounding and square roots are functions of the C library where the processor has no instruction for them. It is
// linked to a program that imports it somewhere; on Apple's platforms it always is, and WebAssembly needs none.
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#endif
