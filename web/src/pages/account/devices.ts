// A device by what its browser says of itself: "Firefox · Windows". Names of products are the same in every language.
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

const first = (names: [RegExp, string][], label: string): string => names.find(([sign]) => sign.test(label))?.[1] ?? "";

// A label that no browser sends, as those of programs, stays as it is.
export function deviceName(label: string): string {
  const [browser, system] = [first(BROWSERS, label), first(SYSTEMS, label)];
  return browser ? [browser, system].filter(Boolean).join(" · ") : label;
}
