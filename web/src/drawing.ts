/** How long we wait for a page that is not drawn, in milliseconds: a browser draws nothing in a hidden tab. */
const LONGEST = 100;

/** Does something once the page has drawn what it shows now. */
export function afterDrawing(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    act();
  };
  // A frame is asked for before it is drawn; what is put off in it comes after.
  if (!document.hidden) requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.hidden ? 0 : LONGEST);
}
