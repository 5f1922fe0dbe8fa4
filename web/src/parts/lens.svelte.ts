/** Which part of a drawing is looked at: the whole of it, or nearer. Wheel, pinch, drag and keys move it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Spot {
  x: number;
  y: number;
}

const NEAREST = 5;
/** How far a pointer moves before it drags, in pixels: less is a press. */
const SLACK = 7;

export class Lens {
  #whole: () => Box;
  scale = $state(1);
  #centre = $state.raw<Spot>({ x: 0, y: 0 });
  #pointers = new Map<number, Spot>();
  #dragged = false;

  constructor(whole: () => Box) {
    this.#whole = whole;
  }

  /** The part that is shown. */
  get box(): Box {
    const whole = this.#whole();
    if (this.scale === 1) return whole;
    const [width, height] = [whole.width / this.scale, whole.height / this.scale];
    const within = (at: number, from: number, length: number, part: number): number =>
      Math.min(Math.max(at - part / 2, from), from + length - part);
    return {
      x: within(this.#centre.x, whole.x, whole.width, width),
      y: within(this.#centre.y, whole.y, whole.height, height),
      width,
      height,
    };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Zooms by a factor. The place `at` of the drawing, or else its middle, stays where it is. */
  zoom(by: number, at?: Spot): void {
    const { x, y, width, height } = this.box;
    const now = { x: x + width / 2, y: y + height / 2 };
    const still = at ?? now;
    const scale = Math.min(NEAREST, Math.max(1, this.scale * by));
    const share = this.scale / scale;
    this.#centre = { x: still.x + (now.x - still.x) * share, y: still.y + (now.y - still.y) * share };
    this.scale = scale < 1.02 ? 1 : scale;
  }

  reset(): void {
    this.scale = 1;
  }

  shows({ x, y }: Spot): boolean {
    const box = this.box;
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  }

  /** Brings a place into view, if it is not. */
  reveal(spot: Spot): void {
    if (!this.shows(spot)) this.#centre = spot;
  }

  #pan(dx: number, dy: number): void {
    const { x, y, width, height } = this.box;
    this.#centre = { x: x + width / 2 - dx, y: y + height / 2 - dy };
  }

  /** Listens to wheel and pointers over a drawing. A press that became a drag is no click. */
  readonly attach = (svg: SVGSVGElement): (() => void) => {
    const inside = ({ x, y }: Spot): Spot => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse());
    const unit = (): number => 1 / (svg.getScreenCTM()?.a ?? 1);

    const wheel = (event: WheelEvent): void => {
      // Where the page itself scrolls, a plain wheel scrolls it.
      if (!event.ctrlKey && document.documentElement.scrollHeight > window.innerHeight + 1) return;
      event.preventDefault();
      this.zoom(
        Math.exp(-Math.sign(event.deltaY) * Math.min(0.3, Math.abs(event.deltaY) / 300)),
        inside({ x: event.clientX, y: event.clientY }),
      );
    };
    const down = (event: PointerEvent): void => {
      if (event.isPrimary) {
        this.#pointers.clear();
        this.#dragged = false;
      }
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const before = this.#pointers.get(event.pointerId);
      if (!before || (event.pointerType === 'mouse' && event.buttons === 0)) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = (spot: Spot): number => Math.hypot(spot.x - other.x, spot.y - other.y);
        if (apart(before) > 0)
          this.zoom(apart(now) / apart(before), inside({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
        this.#pan(((now.x - before.x) / 2) * unit(), ((now.y - before.y) / 2) * unit());
        this.#dragged = true;
      } else {
        if (this.scale === 1 || (!this.#dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK)) return;
        if (!this.#dragged) svg.setPointerCapture(event.pointerId);
        this.#dragged = true;
        this.#pan((now.x - before.x) * unit(), (now.y - before.y) * unit());
      }
      this.#pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void this.#pointers.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (!this.#dragged) return;
      this.#dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', up);
    svg.addEventListener('click', click, { capture: true });
    return () => {
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerup', up);
      svg.removeEventListener('pointercancel', up);
      svg.removeEventListener('click', click, { capture: true });
    };
  };
}
