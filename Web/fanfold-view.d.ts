/**
 * `<fanfold-view>`: an animated collection layout as a custom element. Documentation/Reference.md describes it.
 *
 * @module fanfold-view
 */

/** The names of the layouts. */
// generated: layout names
export type LayoutName = "expanding" | "tab-stack" | "album-fan" | "card-carousel" | "task-switcher";
// end of generated part

/** The names of the presets, which the import `fanfold-view/keyframes` contains. */
// generated: preset names
export type PresetName =
  | "card-deck"
  | "cover-flow"
  | "cube"
  | "cylinder"
  | "flip"
  | "inverted-cube"
  | "inverted-cylinder"
  | "rolodex"
  | "slanted"
  | "stories"
  | "swipe-deck"
  | "time-machine"
  | "wallet"
  | "wheel"
  | "zoom-pager";
// end of generated part

/** A layout: its name, a preset's name, or keyframes. */
export type Layout = LayoutName | "row" | PresetName | "none" | KeyframeLayout;

/** A length: CSS pixels; a part of the view's extent, by default in the length's own direction; or a sum. */
export type KeyframeLength =
  | number
  | { fraction?: number; of?: "width" | "height" | "shorter"; points?: number }
  | KeyframeLength[];

/** The appearance of items at a distance from the current item, in items. Omitted properties are interpolated. */
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
  /** The curve of the way to the next keyframe, as in CSS's `cubic-bezier()`; by default the layout's interpolation. */
  curve?: [number, number, number, number];
}

export type KeyframeEnd = "held" | "continued" | "repeated";
export type KeyframeProperty = "position" | "size" | "scale" | "rotation" | "depth" | "opacity" | "appearance";

/** A layout from keyframes, in the format of the command and of Swift. */
export interface KeyframeLayout {
  $schema?: string;
  name?: string;
  description?: string;
  axis: "horizontal" | "vertical";
  /** The distance to scroll from one item to the next. */
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
  /** Whether a swipe leads no further than the next item. */
  paged?: boolean;
  /** How a fling slows down: a word, or the part of its velocity that it keeps per millisecond, from 0.9 to 0.9995. */
  deceleration?: "normal" | "fast" | number;
  /** The response of the spring of scrolled content, in seconds. */
  springResponse?: number;
  /** The damping ratio of that spring; 1 does not bounce. */
  springDamping?: number;
  /** The response of the spring of opening, updates and layout changes, in seconds. */
  transitionResponse?: number;
  /** The damping ratio of that spring; 1 does not bounce. */
  transitionDamping?: number;
  /** The part of a finger's movement that content beyond its end follows at first. */
  rubberBand?: number;
  /** The part of the distance to the next item after which released content continues to it. */
  pageThreshold?: number;
  /** The velocity from which a release leads to the next item, in points per second. */
  pageVelocity?: number;
  removal?: { edges?: "start" | "end" | "both"; distance?: number };
  parameters?: KeyframeParameter[];
}

/** A parameter of a layout from keyframes: for each unit above the default, some numbers are added to the layout's. */
export interface KeyframeParameter {
  /** The name of the parameter; the attribute has it in kebab case. */
  name: string;
  description?: string;
  unit: ParameterDescriptor["unit"];
  default: number;
  minimum: number;
  maximum: number;
  /** Keyframes add to those at the same distances. */
  adds: Pick<KeyframeLayout, "spacing" | "anchor" | "eyeDistance"> & { pitch?: KeyframeLength; keyframes?: Keyframe[] };
}

/** Fills an element with the content of an item. Elements are recycled: the content of an earlier item must be replaced. */
export type CellCallback = (element: HTMLElement, index: number) => void;

/** A parameter of a layout, as declared by the layout. */
export interface ParameterDescriptor {
  name: string;
  unit: "points" | "degrees" | "fraction" | "count" | "points-per-second" | "seconds";
  minimum: number;
  maximum: number;
  default: number;
  value: number;
}

/** The functions of an engine, and the memory that contains its frames. */
export interface Engine {
  readonly memory: WebAssembly.Memory;
  /** Copies the engine's state. */
  copy(): Engine;
  /** Replaces the engine's state by that of a copy. */
  restore(copy: Engine): void;
  readonly [name: string]: any;
}

export interface AnimationOptions {
  /** Whether the change is animated. The default is true. */
  animated?: boolean;
}

export interface StepOptions extends AnimationOptions {
  /** The number of items. The default is 1. */
  items?: number;
}

export interface ScrollOptions extends AnimationOptions {
  /** The alignment of the item, in reading direction. The default is the layout's resting position. */
  align?: "start" | "center" | "end" | "nearest";
  /** In seconds. The default depends on the layout. */
  duration?: number;
}

/** A fold that divides a view: `horizontal` divides into left and right. In CSS pixels from the left or top edge. */
export interface Division { axis: "horizontal" | "vertical"; position: number; width?: number }

/** An item: its index, its key, or an element within it. */
export type ItemReference = number | { key: unknown } | Element;

/** The item of an event: `key` is present if the application provides keys. */
export interface IndexDetail { index: number; key?: any }
/** A tapped item, and the place in it: in CSS pixels from its upper left corner, without its transform; absent for keys. */
export interface TapDetail extends IndexDetail { x?: number; y?: number }
/** The inserted or removed items: `keys` is present if the application provides keys. */
export interface RangeDetail { index: number; count: number; keys?: any[] }
/** The edge of the view over which an item leaves. */
export type Edge = "left" | "right" | "up" | "down";
/** The edge of a removal by a swipe, a key or `requestRemoval`. */
export interface RemovedDetail extends RangeDetail { toward?: Edge }
/** The cause of a change: the user, a call or a change of the page, or autoplay. */
export type Cause = "user" | "call" | "autoplay";
export interface ItemDetail extends IndexDetail { cause: Cause }
export interface MoveDetail { from: number; to: number; key?: any }
/** The previous index of the item at each index. */
export interface SortDetail { order: number[] }
export interface ScrollDetail { offset: number; item: number; cause: Cause; key?: any }
export interface ProgressDetail { offset: number; position: number; progress: number }
export interface CellErrorDetail { index: number; error: unknown }
export interface RemovalDetail extends IndexDetail {
  /** The edge over which the item will leave, if the layout removes items by swipes. */
  toward?: Edge;
  /** Defers the decision until `answerRemoval`. */
  wait(): void;
}

/** The events of a view, by their names. */
export interface FanfoldViewEventMap {
  itemtap: CustomEvent<TapDetail>;
  scrollstart: CustomEvent<{ offset: number }>;
  /** Once per frame: a plain event, like the browser's own. */
  scroll: Event & { readonly detail: ProgressDetail };
  itemchange: CustomEvent<ItemDetail>;
  settle: CustomEvent<ScrollDetail>;
  willopen: CustomEvent<IndexDetail>;
  didopen: CustomEvent<IndexDetail>;
  willclose: CustomEvent<IndexDetail>;
  didclose: CustomEvent<IndexDetail>;
  countchange: CustomEvent<{ count: number }>;
  beforeremove: CustomEvent<RemovalDetail>;
  didkeep: CustomEvent<IndexDetail>;
  didinsert: CustomEvent<RangeDetail>;
  didremove: CustomEvent<RemovedDetail>;
  didmove: CustomEvent<MoveDetail>;
  didsort: CustomEvent<SortDetail>;
  didfinishchanges: CustomEvent<Record<string, never>>;
  willreorder: CustomEvent<IndexDetail>;
  didreorder: CustomEvent<MoveDetail>;
  didappend: CustomEvent<IndexDetail>;
}

/** The tag in a framework: attributes, and properties that frameworks set on the element. */
export interface FanfoldViewAttributes extends Partial<Pick<FanfoldView,
  "count" | "item" | "contentOffset" | "position" | "parameters" | "cell" | "positionText" | "playbackRate" | "appearance" | "removable"
  | "reorderable" | "sizes" | "division" | "loop" | "findable" | "clip" | "noDrag" | "noTapScroll" | "noWheel" | "snap" | "autoplay" | "autoHeight" | "reduceMotion">> {
  layout?: Layout;
  /** A parameter of the layout, by its own name: `card-width`. */
  [parameter: `${string}-${string}`]: any;
}

/** The events of the tag as attributes, by `on` and their names as they are: `onitemtap`. */
export type FanfoldViewListeners = {
  [Name in Exclude<keyof FanfoldViewEventMap, "scroll"> as `on${Name}`]?: (event: FanfoldViewEventMap[Name]) => void;
};

/** Here, `error` is a `CustomEvent<CellErrorDetail>`. */
type Events = Omit<HTMLElementEventMap, keyof FanfoldViewEventMap> & FanfoldViewEventMap;

export class FanfoldView extends HTMLElement {
  /** A new engine without a view. */
  static makeEngine(): Promise<Engine>;
  static readonly observedAttributes: string[];
  /** The location or the bytes of the WebAssembly, if set before the first view is created. The default is the entry's own. */
  static wasm: string | URL | Uint8Array | undefined;
  /** Loads the modules of attributes by their file names, such as `fanfold-autoplay.js`; beside the module by default. */
  static loadModule: ((file: string) => Promise<unknown>) | undefined;

  /** Fulfilled when the view's engine is loaded. */
  readonly ready: Promise<FanfoldView>;
  /** Retries loading after a failure. */
  retry(): Promise<FanfoldView>;

  /** The layout's name, or its keyframes. */
  get layout(): Layout;
  set layout(layout: Layout);
  /** The names of the built-in layouts. */
  readonly layouts: (LayoutName | "row")[];
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
  /** In CSS pixels. */
  get sizes(): number[] | undefined;
  set sizes(widths: number[] | undefined);
  get cell(): CellCallback;
  set cell(callback: CellCallback);
  get key(): ((index: number) => unknown) | undefined;
  set key(callback: ((index: number) => unknown) | undefined);
  get position(): number;
  set position(position: number);
  /** From 0 at the start to 1 at the end. */
  readonly progress: number;
  /** Whether no scroll leads further back. */
  readonly atStart: boolean;
  /** Whether no scroll leads further on. */
  readonly atEnd: boolean;
  get appearance(): string;
  set appearance(names: string);
  get removable(): boolean;
  set removable(isOn: boolean);
  get reorderable(): boolean;
  set reorderable(isOn: boolean);
  get loop(): boolean;
  set loop(isOn: boolean);
  /** Whether the browser finds invisible children, by text search and by focus. */
  get findable(): boolean;
  set findable(isOn: boolean);
  /** Whether rows of the expanding list are laid out once, at their full height, and clipped around their middle. */
  get clip(): boolean;
  set clip(isOn: boolean);
  /** Whether drags do not scroll. */
  get noDrag(): boolean;
  set noDrag(isOn: boolean);
  /** Whether taps do not scroll to the tapped item. */
  get noTapScroll(): boolean;
  set noTapScroll(isOn: boolean);
  /** Whether wheels and trackpads are left to the page. */
  get noWheel(): boolean;
  set noWheel(isOn: boolean);
  /** The item that a view without a height follows. */
  get autoHeight(): "tallest" | "shown";
  set autoHeight(rule: "tallest" | "shown");
  /** The snapping of released content; by default the layout's own. */
  get snap(): "" | "item" | "flick" | "none";
  set snap(rule: "" | "item" | "flick" | "none");
  /** The duration of each item, in seconds; 0 disables autoplay. */
  get autoplay(): number;
  set autoplay(seconds: number);
  /** The time until the next item, in seconds; infinite while autoplay pauses. */
  readonly autoplayTimeLeft: number;
  get reduceMotion(): string;
  set reduceMotion(wish: string);
  /** The fold of a half-folded device in the view; null for none. */
  get division(): Division | null;
  set division(division: Division | null);
  get positionText(): (index: number, count: number) => string;
  set positionText(text: (index: number, count: number) => string);
  get playbackRate(): number;
  set playbackRate(rate: number);
  /** In seconds. */
  get currentTime(): number;
  set currentTime(time: number);

  /** Fulfilled with true when the content rests, and with false when something else has moved it before; so are the next three. */
  scrollToItem(item: ItemReference, options?: ScrollOptions): Promise<boolean>;
  /** Scrolls to the next item that rests elsewhere; stops at the end. */
  next(options?: StepOptions): Promise<boolean>;
  /** Scrolls to the previous item that rests elsewhere; stops at the start. */
  previous(options?: StepOptions): Promise<boolean>;
  /** Scrolls to a page of some items, from 0, as `next()` does; a page after the last one counts as the end. */
  scrollToPage(page: number, options?: StepOptions): Promise<boolean>;
  /** The page shown, from 0. The default number of items of a page is 1. */
  pageShown(items?: number): number;
  /** @param velocity in CSS pixels per second. The default is 66.7 */
  scrollAutomatically(velocity?: number): void;
  /** The offset at which an item rests, in CSS pixels. */
  restingOffset(index: number): number;
  setLayout(layout: Layout, options?: AnimationOptions): void;
  openItem(item: ItemReference): void;
  closeItem(): void;
  insert(before: ItemReference, count?: number, options?: AnimationOptions): void;
  removeItems(first: ItemReference, count?: number, options?: AnimationOptions): void;
  move(from: ItemReference, to: ItemReference, options?: AnimationOptions): void;
  /** Appends an item as a browser opens a tab. */
  appendItem(): void;
  /** Restores the items that were removed last, and with further calls those before; the index of the first, or −1. */
  undoRemoval(): number;
  /** The default edge is the layout's first one. */
  requestRemoval(item: ItemReference, options?: { toward?: Edge }): void;
  answerRemoval(item: ItemReference, isAllowed: boolean): void;
  elementOf(item: ItemReference): HTMLElement | null;
  /** Focuses the current item. */
  focus(options?: FocusOptions): void;
  /** Fills an item's element again, if it is visible. */
  refresh(item: ItemReference): void;
  reload(): void;
  requestFrame(): void;
  instrument(wrap: (engine: Engine) => Engine): void;
  /** Displays the engine's state after an instrument has changed it. */
  resume(layout: Layout, size: { width: number; height: number }): void;

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

/** Defines `<fanfold-view>`, unless it is defined. Importing the module does the same. */
export function define(): void;

declare global {
  interface HTMLElementTagNameMap {
    "fanfold-view": FanfoldView;
  }
  /** Events bubble to the document and the window. `scroll` does not. */
  interface DocumentEventMap extends Omit<FanfoldViewEventMap, "scroll"> {}
  interface WindowEventMap extends Omit<FanfoldViewEventMap, "scroll"> {}
}
