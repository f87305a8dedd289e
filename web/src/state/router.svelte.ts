// The current page, by the path of the address.
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
  const same = new URL(address, location.href).href === location.href; // one entry of the history is enough
  if (replace || same) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const { pathname, search } = new URL(address, location.href);
  here = { path: pathname, query: search };
  if (!replace) scrollTo(0, 0);
}

// Links to own pages change the page without loading, except with a modifier key, a target or a download.
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

// The parameters of a path that matches a pattern such as "/game/:id", else null.
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
