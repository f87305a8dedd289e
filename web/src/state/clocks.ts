// What a seat has left, counted by the server's time: its messages say when they were written, the quickest of them how far off this device is.
import type { Clocks } from "../wire/messages";

export class ServerTime {
  private skew = Infinity; // our steady count less the server's time; a message on its way only makes it greater

  hear(time: number | undefined, now = performance.now()): void {
    if (time !== undefined) this.skew = Math.min(this.skew, now - time);
  }

  now(now = performance.now()): number | null {
    return this.skew === Infinity ? null : now - this.skew;
  }
}

// Milliseconds that a seat has left; never less than none, which the server alone finds out.
export function left(clocks: Clocks, seat: number, time: number | null): number {
  const had = clocks.left[seat] ?? 0;
  if (!clocks.running.includes(seat) || time === null) return Math.max(0, had);
  return Math.max(0, had - Math.max(0, time - clocks.time));
}

export interface Reading {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

// A time that is left is rounded up, so that 0:00 is shown when it is over and not before.
export function reading(milliseconds: number): Reading {
  const whole = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(whole / 86400),
    hours: Math.floor((whole % 86400) / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  };
}

const two = (number: number): string => String(number).padStart(2, "0");

// "4:31", "1:04:31"; from a day on the catalogue says it.
export function digits({ hours, minutes, seconds }: Reading): string {
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
