// What browsers know, and TypeScript 4.8 does not.

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
