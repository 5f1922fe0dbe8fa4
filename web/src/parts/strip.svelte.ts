/**
 * Which columns of a wide grid are looked at, and how wide they are: a lens for something that the browser itself scrolls.
 * A mouse drags it, Ctrl and wheel or two fingers zoom, a double tap shows all of it or goes back.
 */
const [NARROWEST, USUAL, WIDEST] = [64, 96, 160];
/** How far a mouse moves before it drags, in pixels: less is a press. */
const SLACK = 7;
/** How long after a tap a second one makes it a double tap, in milliseconds. */
const TWICE = 320;

export class Strip {
  /** How wide a column is, in pixels; nothing where the style sheet says it. */
  cell = $state<number | null>(null);
  /** The columns in view, from the first to the last; counted from 0. */
  from = $state(0);
  to = $state(0);
  /** How wide a column is on the screen. */
  width = $state(96);
  /** Whether there is more than is in view, at the left and at the right. */
  before = $state(false);
  after = $state(false);
  /** Whether a pointer is on it: then nothing moves by itself. */
  pointed = $state(false);
  #node: HTMLElement | null = null;

  /** Whether it is worth telling which part is in view. */
  get isWide(): boolean {
    return this.cell !== null || this.before || this.after;
  }

  get scale(): number {
    return this.isWide ? 2 : 1;
  }

  zoom(by: number, x?: number): void {
    const node = this.#node;
    if (!node) return;
    const now = this.cell ?? shownWidth(node);
    const wide = Math.min(WIDEST, Math.max(Math.min(NARROWEST, now), now * by));
    const at = x === undefined ? node.clientWidth / 2 : x - node.getBoundingClientRect().left;
    const still = (node.scrollLeft + at) / now;
    this.#lay(wide, () => (node.scrollLeft = still * wide - at));
  }

  /** All columns fit; when they do already, they are as wide as usual. */
  reset(): void {
    const node = this.#node;
    if (!node || !this.isWide) return;
    const { columnGap, paddingLeft, paddingRight } = getComputedStyle(node);
    const [gap, pad] = [parseFloat(columnGap), parseFloat(paddingLeft) + parseFloat(paddingRight)];
    const columns = columnsOf(node).length;
    const fits = Math.floor((node.clientWidth - pad + gap) / columns - gap);
    const all = this.cell !== null && !this.before && !this.after;
    this.#lay(all || fits >= USUAL ? null : fits);
  }

  /** Puts a column into the middle, unless it is in view; `whole`: unless all of it is. */
  reveal(column: number, whole = false): void {
    const node = this.#node;
    if (!node) return;
    const step = node.scrollWidth / columnsOf(node).length;
    const [left, right] = [column * step - node.scrollLeft, (column + 1) * step - node.scrollLeft];
    if (whole ? left >= 0 && right <= node.clientWidth : column >= this.from && column <= this.to) return;
    node.scrollLeft = (column + 0.5) * step - node.clientWidth / 2;
    this.look();
  }

  /** Measures what is in view. */
  look(): void {
    const node = this.#node;
    if (!node) return;
    const columns = columnsOf(node).length;
    const step = node.scrollWidth / columns;
    const end = node.scrollLeft + node.clientWidth;
    this.width = shownWidth(node);
    this.before = node.scrollLeft > 1;
    this.after = end < node.scrollWidth - 1;
    this.from = Math.max(0, Math.ceil(node.scrollLeft / step - 0.4));
    this.to = Math.min(columns - 1, Math.floor(end / step + 0.4) - 1);
  }

  #lay(wide: number | null, then = (): void => undefined): void {
    this.cell = wide;
    requestAnimationFrame(() => {
      then();
      this.look();
    });
  }

  readonly attach = (node: HTMLElement): (() => void) => {
    this.#node = node;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      does: (event: HTMLElementEventMap[K]) => void,
      more: AddEventListenerOptions = {},
    ): void => node.addEventListener(kind, does as EventListener, { ...more, signal: stop.signal });
    const sizes = new ResizeObserver(() => this.look());
    sizes.observe(node);
    on('scroll', () => this.look());
    on('pointerenter', (event) => (this.pointed = event.pointerType === 'mouse'));
    on('pointerleave', () => (this.pointed = false));
    on(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.zoom(Math.exp(-Math.sign(event.deltaY) * Math.min(0.3, Math.abs(event.deltaY) / 300)), event.clientX);
      },
      { passive: false },
    );
    this.#drags(node, on);
    this.#pinches(on);
    return () => {
      stop.abort();
      sizes.disconnect();
      this.#node = null;
    };
  };

  /** A mouse drags; fingers scroll by themselves. A press that became a drag is no click. */
  #drags(node: HTMLElement, on: On): void {
    let last: number | null = null;
    let dragged = false;
    on('pointerdown', (event) => {
      dragged = false;
      last = event.pointerType === 'mouse' && event.button === 0 ? event.clientX : null;
    });
    on('pointermove', (event) => {
      if (last === null || event.buttons === 0 || (!dragged && Math.abs(event.clientX - last) < SLACK)) return;
      if (!dragged && (this.before || this.after)) node.setPointerCapture(event.pointerId);
      dragged = this.before || this.after;
      node.scrollLeft -= event.clientX - last;
      last = event.clientX;
    });
    on('pointerup', () => (last = null));
    on(
      'click',
      (event) => {
        if (!dragged) return;
        dragged = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
  }

  #pinches(on: On): void {
    let apart = 0;
    let tapped = { at: -TWICE, x: 0 };
    const spread = ([one, two]: Touch[]): number =>
      Math.hypot(one!.clientX - two!.clientX, one!.clientY - two!.clientY);
    on('touchstart', (event) => {
      if (event.touches.length === 2) apart = spread([...event.touches]);
    });
    on(
      'touchmove',
      (event) => {
        if (event.touches.length !== 2) return;
        event.preventDefault();
        const touches = [...event.touches];
        if (apart > 0) this.zoom(spread(touches) / apart, (touches[0]!.clientX + touches[1]!.clientX) / 2);
        apart = spread(touches);
      },
      { passive: false },
    );
    // What may be chosen is chosen by the first tap.
    const isLit = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-lit]') !== null;
    on('pointerup', (event) => {
      if (event.pointerType !== 'touch' || isLit(event)) return;
      const isSecond = event.timeStamp - tapped.at < TWICE && Math.abs(event.clientX - tapped.x) < 30;
      tapped = { at: isSecond ? -TWICE : event.timeStamp, x: event.clientX };
      if (isSecond) this.reset();
    });
    on('dblclick', (event) => {
      if (!isLit(event) && (event as unknown as PointerEvent).pointerType !== 'touch') this.reset();
    });
  }
}

type On = <K extends keyof HTMLElementEventMap>(
  kind: K,
  does: (event: HTMLElementEventMap[K]) => void,
  more?: AddEventListenerOptions,
) => void;

const columnsOf = (node: HTMLElement): string[] => getComputedStyle(node).gridTemplateColumns.split(' ');
const shownWidth = (node: HTMLElement): number => parseFloat(columnsOf(node)[0]!);
