// Without an instruction of the processor, rounding and square roots are functions of the C library. Linux links the
// library only if a module imports it. Apple's platforms always link it, and WebAssembly has these instructions.
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#endif
