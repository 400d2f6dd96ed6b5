// Browser features that TypeScript 4.8 does not declare.

interface CanvasRenderingContext2D {
  roundRect(x: number, y: number, width: number, height: number, radii?: number): void;
}

interface HTMLElement {
  role: string | null;
}

interface Array<T> {
  findLast(test: (value: T, index: number, all: T[]) => unknown): T | undefined;
  findLastIndex(test: (value: T, index: number, all: T[]) => unknown): number;
}

interface ImportMeta {
  resolve(specifier: string): string;
}

declare class CompressionStream {
  constructor(format: "deflate-raw");
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}

declare class DecompressionStream extends CompressionStream {}
