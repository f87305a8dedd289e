// The time that a seat has left, by the server's clock. The fastest message shows how far off this device is.
import type { Clocks } from "../wire/messages";

export class ServerTime {
  private skew = Infinity; // local time minus server time; delays only increase it

  hear(time: number | undefined, now = performance.now()): void {
    if (time !== undefined) this.skew = Math.min(this.skew, now - time);
  }

  now(now = performance.now()): number | null {
    return this.skew === Infinity ? null : now - this.skew;
  }
}

// Milliseconds that a seat has left, at least 0; only the server decides when time is over.
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

// Rounded up, so that 0:00 is shown when the time is over, not before.
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

// "4:31", "1:04:31"; days are in the catalogue.
export function digits({ hours, minutes, seconds }: Reading): string {
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
