// The settings of this device, stored in the browser.
import { LANGUAGES, type Language, setLanguage } from "../words/words.svelte";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  contrast: boolean; // stronger borders
  font: "standard" | "legible";
  motion: "auto" | "slow" | "quick" | "none";
  sound: "none" | "turn" | "all";
  volume: number; // of sounds, 0 to 100
  cards: "small" | "standard" | "large"; // how large tables are drawn
  hand: "right" | "left"; // that holds a phone: where its buttons are
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
  volume: 70,
  cards: "standard",
  hand: "right",
  rivalPrices: false,
  watch: true,
  confirm: false,
  log: innerWidth >= 1600,
  name: "",
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    const settings = { ...STANDARD, ...known(kept) };
    return LANGUAGES.includes(settings.language) ? settings : { ...settings, language: STANDARD.language };
  } catch {
    return { ...STANDARD }; // nothing is stored: use the defaults
  }
}

// What is a setting, with a value of its type; another version of the page may have had others.
function known(kept: object): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => typeof STANDARD[key as keyof Settings] === typeof value),
  );
}

export const settings: Settings = $state(read());

// What belongs to a person and not to a device: an account takes it from one device to another.
const PERSONAL = [
  "language",
  "theme",
  "contrast",
  "font",
  "motion",
  "sound",
  "volume",
  "cards",
  "hand",
  "rivalPrices",
  "watch",
  "confirm",
] as const;
type Personal = Partial<Pick<Settings, (typeof PERSONAL)[number]>>;

export function personal(from: object = settings): Personal {
  return Object.fromEntries(
    Object.entries(known(from)).filter(([key]) => (PERSONAL as readonly string[]).includes(key)),
  );
}

let keep: (settings: Personal) => void = () => undefined; // on the server, for accounts

export function keepOnServer(kept: typeof keep): void {
  keep = kept;
}

export function saveSettings(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Nothing can be stored here: the settings last until the page is closed.
  }
  applySettings();
  if (Object.keys(personal(changes)).length) keep(personal());
  if (changes.language) void setLanguage(changes.language);
}

// Set the attributes that the style sheets read.
export function applySettings(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.theme === "auto" ? (DARK.matches ? "dark" : "light") : settings.theme;
  dataset["contrast"] = settings.contrast ? "more" : "";
  dataset["font"] = settings.font;
  dataset["motion"] = settings.motion;
  dataset["hand"] = settings.hand;
  dataset["cards"] = settings.cards;
  // Loaded only if chosen; until then the standard font is used.
  if (settings.font === "legible") {
    import("@fontsource-variable/atkinson-hyperlegible-next/wght.css").catch(() => undefined);
  }
}

// How long an animation takes that takes so many milliseconds at the usual pace.
export function paced(milliseconds: number): number {
  return milliseconds * ({ slow: 2, quick: 0.5 }[settings.motion as string] ?? 1);
}

export function withoutMotion(): boolean {
  return settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
