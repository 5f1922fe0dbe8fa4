/** A list that grows at its end and keeps the newest line in view. */

/** How long after a gesture the list may still move by it, in milliseconds. */
const BY_HAND = 2000;

/**
 * Keeps the newest line in view, unless somebody scrolled up to read; at the end it follows again. Panels that change their
 * size, and lines that come and go, move the list too: only a gesture counts as reading. `shown` says which list it is;
 * another one begins at its end.
 */
export const newest =
  (shown: () => unknown) =>
  (node: HTMLElement): (() => void) => {
    let follows = true;
    let gesture = -Infinity;
    // The height when the list was last moved: a line may come just when a reader arrives at the end.
    let known = Infinity;
    const follow = (): void => {
      if (!follows) return;
      node.scrollTop = node.scrollHeight;
      known = node.scrollHeight;
    };
    const moved = (): void => {
      const end = Math.min(known, node.scrollHeight);
      if (end - node.scrollTop - node.clientHeight <= 24) follows = true;
      else if (performance.now() - gesture < BY_HAND) follows = false;
      known = node.scrollHeight;
      follow();
    };
    const touched = (event: Event): void => {
      if (!(event instanceof WheelEvent) || event.deltaY < 0) gesture = performance.now();
    };
    const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
    node.addEventListener('scroll', moved);
    for (const name of gestures) node.addEventListener(name, touched, { passive: true });
    const sizes = new ResizeObserver(follow);
    const watch = (): void => {
      for (const part of [node, ...node.children]) sizes.observe(part);
      follow();
    };
    const lines = new MutationObserver(watch);
    lines.observe(node, { childList: true, subtree: true });
    $effect(() => {
      void shown();
      follows = true;
      watch();
    });
    return () => {
      sizes.disconnect();
      lines.disconnect();
      node.removeEventListener('scroll', moved);
      for (const name of gestures) node.removeEventListener(name, touched);
    };
  };
