/** Brings a question into sight when it appears, above the bar at the bottom of a small screen. */
export function inSight(node: HTMLElement): void {
  node.style.scrollMarginBottom = '76px';
  node.scrollIntoView({ block: 'nearest' });
}
