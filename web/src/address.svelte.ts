/** Where we are: the path of the page, and how to go elsewhere without loading it again. */
export const address = $state({ path: location.pathname, hash: location.hash });

function look(): void {
  address.path = location.pathname;
  address.hash = location.hash;
}

addEventListener('popstate', look);

export function go(to: string): void {
  history.pushState(null, '', to);
  look();
  scrollTo(0, 0);
}

/** Says in the address what is shown now, without a step that Back would take. */
export function rename(to: string): void {
  history.replaceState(null, '', to);
  look();
}

/** Takes clicks on our own links. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
