// What a person has set on this device, kept from visit to visit.
import { LANGUAGES, type Language, speak } from "../words/words.svelte";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  contrast: boolean; // stronger borders
  font: "standard" | "legible";
  motion: "auto" | "none";
  sound: "none" | "turn" | "all";
  rivalPrices: boolean;
  watch: boolean; // victory watch
  confirm: boolean; // ask before a choice counts
  log: boolean; // shown beside the table where there is room
  name: string; // under which a guest plays
}

const PLACE = "antipater";
const DARK = matchMedia("(prefers-color-scheme: dark)");
DARK.addEventListener("change", wear);
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
    return { ...STANDARD }; // nothing can be kept here: the page works without
  }
}

export const settings: Settings = $state(read());

export function keep(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets this with the visit.
  }
  wear();
  if (changes.language) void speak(changes.language);
}

// Put on what the style sheets look for.
export function wear(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.theme === "auto" ? (DARK.matches ? "dark" : "light") : settings.theme;
  dataset["contrast"] = settings.contrast ? "more" : "";
  dataset["font"] = settings.font;
  dataset["motion"] = settings.motion;
  // Loaded for those who want it alone; until it is there, and where it never comes, the other font serves.
  if (settings.font === "legible") {
    import("@fontsource-variable/atkinson-hyperlegible-next/wght.css").catch(() => undefined);
  }
}

export function still(): boolean {
  return settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
