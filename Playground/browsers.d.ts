// Browser features that TypeScript 4.8 does not declare.

interface CanvasRenderingContext2D {
  roundRect(x: number, y: number, width: number, height: number, radii?: number): void;
}

interface HTMLElement {
  role: string | null;
}

interface Element {
  checkVisibility(options?: { opacityProperty?: boolean; visibilityProperty?: boolean }): boolean;
}

interface Array<T> {
  findLast(test: (value: T, index: number, all: T[]) => unknown): T | undefined;
  findLastIndex(test: (value: T, index: number, all: T[]) => unknown): number;
}

interface ImportMeta {
  resolve(specifier: string): string;
}

declare class CompressionStream {
  constructor(format: "deflate" | "deflate-raw");
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}

declare class DecompressionStream extends CompressionStream {}

interface AbortSignal {
  throwIfAborted(): void;
}

interface CSSMediaRule {
  readonly conditionText: string;
}

interface EncodedVideoChunk {
  readonly byteLength: number;
  readonly timestamp: number;
  readonly type: "key" | "delta";
  copyTo(destination: Uint8Array): void;
}

declare class VideoFrame {
  constructor(pixels: Uint8Array, options: object);
  close(): void;
}

declare class VideoEncoder extends EventTarget {
  constructor(callbacks: { output: (chunk: EncodedVideoChunk, facts?: object) => void; error: (error: Error) => void });
  static isConfigSupported(config: object): Promise<{ supported?: boolean }>;
  readonly encodeQueueSize: number;
  readonly state: "unconfigured" | "configured" | "closed";
  configure(config: object): void;
  encode(frame: VideoFrame, options?: { keyFrame?: boolean }): void;
  flush(): Promise<void>;
  close(): void;
}
