// The settings of this device, stored in the browser.
import { LANGUAGES, type Language, setLanguage } from "../words/words.svelte";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  contrast: boolean; // stronger borders
  font: "standard" | "legible";
  motion: "auto" | "none";
  sound: "none" | "turn" | "all";
  rivalPrices: boolean;
  watch: boolean; // the victory tracker
  confirm: boolean; // ask before a choice is sent
  log: boolean; // shown beside the table on large screens
  name: string; // of a guest
}

const PLACE = "antipater";
const DARK = matchMedia("(prefers-color-scheme: dark)");
DARK.addEventListener("change", applySettings);
const STANDARD: Settings = {
  language:
    navigator.languages.some((one) => one.startsWith("fr")) && !navigator.language.startsWith("en") ? "fr" : "en",
  theme: "auto",
  contrast: false,
  font: "standard",
  motion: "auto",
  sound: "turn",
  rivalPrices: false,
  watch: true,
  confirm: false,
  log: innerWidth >= 1600,
  name: "",
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    const known = Object.fromEntries(Object.entries(kept).filter(([key]) => key in STANDARD));
    const settings = { ...STANDARD, ...known };
    return LANGUAGES.includes(settings.language) ? settings : { ...settings, language: STANDARD.language };
  } catch {
    return { ...STANDARD }; // nothing is stored: use the defaults
  }
}

export const settings: Settings = $state(read());

export function saveSettings(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Nothing can be stored here: the settings last until the page is closed.
  }
  applySettings();
  if (changes.language) void setLanguage(changes.language);
}

// Set the attributes that the style sheets read.
export function applySettings(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.theme === "auto" ? (DARK.matches ? "dark" : "light") : settings.theme;
  dataset["contrast"] = settings.contrast ? "more" : "";
  dataset["font"] = settings.font;
  dataset["motion"] = settings.motion;
  // Loaded only if chosen; until then the standard font is used.
  if (settings.font === "legible") {
    import("@fontsource-variable/atkinson-hyperlegible-next/wght.css").catch(() => undefined);
  }
}

export function withoutMotion(): boolean {
  return settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
