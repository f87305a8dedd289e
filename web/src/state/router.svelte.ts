// Which page is shown: the path of the address, so that every page has a link of its own.
let here = $state({ path: location.pathname, query: location.search });

addEventListener("popstate", () => (here = { path: location.pathname, query: location.search }));

export const place = {
  get path(): string {
    return here.path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.query);
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const { pathname, search } = new URL(address, location.href);
  here = { path: pathname, query: search };
  if (!replace) scrollTo(0, 0);
}

// Links inside the page change pages without loading; those with a modifier key, a target or a file do as always.
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

// The parts of a path that fits a pattern such as "/game/:id"; null for one that does not.
export function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split("/"), path.replace(/(.)\/$/, "$1").split("/")];
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? "";
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return found;
}
