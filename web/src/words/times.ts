// Times of day, as people read them.
import { language } from "./words.svelte";

// The time of day, with the date where it is another day.
export function shortTime(milliseconds: number, today = Date.now()): string {
  const same = new Date(milliseconds).toDateString() === new Date(today).toDateString();
  const day: Intl.DateTimeFormatOptions = same ? {} : { day: "numeric", month: "short" };
  const format: Intl.DateTimeFormatOptions = { ...day, hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), format).format(milliseconds);
}

export function longDate(milliseconds: number): string {
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), { dateStyle: "long" }).format(
    milliseconds,
  );
}
