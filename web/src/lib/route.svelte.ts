// Where in the client one is. Addresses are real paths, so that links to tables can be shared.

let path = $state(location.pathname);

export function here(): string {
  return path;
}

export function go(to: string): void {
  if (to === location.pathname) return;
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path = location.pathname));

/** Follows links within the client without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
