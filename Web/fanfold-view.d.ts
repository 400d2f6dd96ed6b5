/**
 * `<fanfold-view>`: an animated collection layout as a custom element. README.md tells what everything does.
 *
 * @module fanfold-view
 */

/** The names of the layouts. */
// generated: layout names
export type LayoutName = "expanding" | "tab-stack" | "album-fan" | "card-carousel" | "task-switcher";
// end of what is generated

/** A length: CSS pixels; a part of the view, of its extent in the length's own direction where none is named; or a sum. */
export type KeyframeLength =
  | number
  | { fraction?: number; of?: "width" | "height" | "shorter"; points?: number }
  | KeyframeLength[];

/** How items are shown at a distance from the item shown, in items. What is not named is interpolated. */
export interface Keyframe {
  at: number;
  x?: KeyframeLength;
  y?: KeyframeLength;
  width?: KeyframeLength;
  height?: KeyframeLength;
  scale?: number;
  /** In degrees. */
  rotation?: { x?: number; y?: number; z?: number };
  depth?: KeyframeLength;
  opacity?: number;
  cornerRadius?: KeyframeLength;
  /** Numbers for cells, by name. */
  appearance?: Record<string, number>;
}

export type KeyframeEnd = "held" | "continued" | "repeated";
export type KeyframeProperty = "place" | "size" | "scale" | "rotation" | "depth" | "opacity" | "appearance";

/** A layout from keyframes, as the command and Swift read it, too. */
export interface KeyframeLayout {
  $schema?: string;
  name?: string;
  description?: string;
  axis: "horizontal" | "vertical";
  /** How far to scroll from one item to the next. */
  pitch: KeyframeLength;
  keyframes: Keyframe[];
  before?: KeyframeEnd;
  after?: KeyframeEnd;
  smooth?: boolean | KeyframeProperty[];
  order?: "nearest-in-front" | "later-in-front" | "earlier-in-front";
  stacked?: boolean;
  spacing?: KeyframeLength;
  anchor?: { x?: KeyframeLength; y?: KeyframeLength; z?: KeyframeLength };
  eyeDistance?: KeyframeLength;
  perspective?: "shared" | "own";
  hidesBacks?: boolean;
  snaps?: boolean;
  deceleration?: "normal" | "fast";
  removal?: { edges?: "start" | "end" | "both"; distance?: number };
}

/** Fills an element with the content of an item. Elements are recycled: what an earlier item left must be replaced. */
export type CellCallback = (element: HTMLElement, index: number) => void;

/** A parameter of a layout, as the layout declares it. */
export interface ParameterDescriptor {
  name: string;
  unit: "points" | "degrees" | "fraction" | "count" | "points-per-second";
  minimum: number;
  maximum: number;
  default: number;
  value: number;
}

/** What the WebAssembly module exposes: functions of numbers, and the memory in which frames stand. */
export interface Engine {
  readonly memory: WebAssembly.Memory;
  readonly [name: string]: any;
}

export interface AnimationOptions {
  /** Whether what is visible goes there gradually. The default is true. */
  animated?: boolean;
}

export interface ScrollOptions extends AnimationOptions {
  /** Where the item is to be seen, in reading direction. The default is where the layout lets it rest. */
  align?: "start" | "center" | "end" | "nearest";
  /** In seconds. The default is up to the layout. */
  duration?: number;
}

/** An item: its index, its key, or an element that is in it. */
export type ItemReference = number | { key: unknown } | Element;

/** What an event tells of one item: `key` where the application gives one. */
export interface IndexDetail { index: number; key?: any }
/** `keys` of what was removed, where the application gives them. */
export interface RangeDetail { index: number; count: number; keys?: any[] }
export interface MoveDetail { from: number; to: number; key?: any }
/** For each place, which place its item has had. */
export interface SortDetail { order: number[] }
export interface ScrollDetail { offset: number; item: number; key?: any }
export interface ProgressDetail { offset: number; position: number; progress: number }
export interface CellErrorDetail { index: number; error: unknown }
export interface RemovalDetail extends IndexDetail {
  /** Puts the answer off until `answerRemoval`. */
  wait(): void;
}

/** The events of a view, by their names. */
export interface FanfoldViewEventMap {
  itemtap: CustomEvent<IndexDetail>;
  scrollstart: CustomEvent<{ offset: number }>;
  /** Once a frame: a plain event, as the browser's own is. */
  scroll: Event & { readonly detail: ProgressDetail };
  itemchange: CustomEvent<IndexDetail>;
  settle: CustomEvent<ScrollDetail>;
  willopen: CustomEvent<IndexDetail>;
  didopen: CustomEvent<IndexDetail>;
  willclose: CustomEvent<IndexDetail>;
  didclose: CustomEvent<IndexDetail>;
  beforeremove: CustomEvent<RemovalDetail>;
  didkeep: CustomEvent<IndexDetail>;
  didinsert: CustomEvent<RangeDetail>;
  didremove: CustomEvent<RangeDetail>;
  didmove: CustomEvent<MoveDetail>;
  didsort: CustomEvent<SortDetail>;
  didfinishchanges: CustomEvent<Record<string, never>>;
  willreorder: CustomEvent<IndexDetail>;
  didreorder: CustomEvent<MoveDetail>;
  didappend: CustomEvent<IndexDetail>;
}

/** What is `error` here is a `CustomEvent<CellErrorDetail>`. */
type Events = Omit<HTMLElementEventMap, keyof FanfoldViewEventMap> & FanfoldViewEventMap;

export class FanfoldView extends HTMLElement {
  /** A new engine, of no view. */
  static makeEngine(): Promise<Engine>;
  static readonly observedAttributes: string[];
  /** Where the WebAssembly is: beside the module, unless set before the first view is made. */
  static wasm: string | URL | Uint8Array;
  /** Where the WebAssembly is that changes items: beside the other, unless set before items change. */
  static changes: string | URL | Uint8Array;

  /** Fulfilled when the view's engine is there. */
  readonly ready: Promise<FanfoldView>;
  /** Tries once more, where that has failed. */
  retry(): Promise<FanfoldView>;

  /** The layout's name, or its keyframes. */
  get layout(): LayoutName | KeyframeLayout;
  set layout(layout: LayoutName | KeyframeLayout);
  readonly layouts: LayoutName[];
  get count(): number;
  set count(count: number);
  get item(): number;
  set item(index: number);
  readonly openedItem: number;
  /** In CSS pixels. */
  get contentOffset(): number;
  set contentOffset(offset: number);
  /** In CSS pixels. */
  readonly contentLength: number;
  /** In CSS pixels. */
  readonly viewportSize: { width: number; height: number };
  /** The first item that may be visible, and the one after the last. */
  readonly visibleRange: { lower: number; upper: number };
  get parameters(): Record<string, number>;
  set parameters(values: Record<string, number>);
  readonly parameterDescriptors: ParameterDescriptor[];
  get cell(): CellCallback;
  set cell(callback: CellCallback);
  get key(): ((index: number) => unknown) | undefined;
  set key(callback: ((index: number) => unknown) | undefined);
  get position(): number;
  set position(position: number);
  readonly progress: number;
  get appearance(): string;
  set appearance(names: string);
  get removable(): boolean;
  set removable(isOn: boolean);
  get reorderable(): boolean;
  set reorderable(isOn: boolean);
  get loop(): boolean;
  set loop(isOn: boolean);
  /** Whether the browser finds children invisible, by their words and by focus. */
  get findable(): boolean;
  set findable(isOn: boolean);
  /** Whether rows of the expanding list are laid out once, as high as they become, and clipped around their middle. */
  get clip(): boolean;
  set clip(isOn: boolean);
  /** Where content rests that is let go; by default as the layout has it. */
  get snap(): "" | "item" | "flick" | "none";
  set snap(rule: "" | "item" | "flick" | "none");
  /** In seconds for each item; 0 where it is off. */
  get autoplay(): number;
  set autoplay(seconds: number);
  get reduceMotion(): string;
  set reduceMotion(wish: string);
  get positionText(): (index: number, count: number) => string;
  set positionText(text: (index: number, count: number) => string);
  get playbackRate(): number;
  set playbackRate(rate: number);
  /** In seconds. */
  get currentTime(): number;
  set currentTime(time: number);

  scrollTo(item: ItemReference, options?: ScrollOptions): void;
  scrollTo(options?: ScrollToOptions): void;
  scrollTo(x: number, y: number): void;
  /** @param velocity in CSS pixels per second. The default is 66.7 */
  scrollAutomatically(velocity?: number): void;
  /** The offset at which an item rests, in CSS pixels. */
  restingOffset(index: number): number;
  setLayout(layout: LayoutName | KeyframeLayout, options?: AnimationOptions): void;
  openItem(item: ItemReference): void;
  closeItem(): void;
  insert(before: ItemReference, count?: number, options?: AnimationOptions): void;
  /** Removes the view from the document. */
  remove(): void;
  /** Removes items. */
  remove(item: ItemReference, count?: number, options?: AnimationOptions): void;
  move(from: ItemReference, to: ItemReference, options?: AnimationOptions): void;
  /** Appends an item as a browser opens a tab. */
  appendItem(): void;
  undoRemoval(): number;
  requestRemoval(item: ItemReference): void;
  answerRemoval(item: ItemReference, isAllowed: boolean): void;
  elementOf(item: ItemReference): HTMLElement | null;
  /** Focuses the item that is shown. */
  focus(options?: FocusOptions): void;
  /** Fills an item's element once more, where it is visible. */
  refresh(item: ItemReference): void;
  reload(): void;
  requestFrame(): void;
  instrument(wrap: (engine: Engine) => Engine): void;
  /** Shows what the engine holds after an instrument has changed it. */
  resume(layout: LayoutName | KeyframeLayout, size: { width: number; height: number }): void;

  addEventListener<Name extends keyof Events>(
    type: Name, listener: (this: FanfoldView, event: Events[Name]) => any, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events>(
    type: Name, listener: (this: FanfoldView, event: Events[Name]) => any, options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}

/** Makes `<fanfold-view>` known, unless it is. Importing the module does. */
export function define(): void;

declare global {
  interface HTMLElementTagNameMap {
    "fanfold-view": FanfoldView;
  }
}
