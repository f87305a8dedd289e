// Live regions for screen readers: events politely, "your turn" assertively.
let polite = $state("");
let urgent = $state("");

export const said = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
  },
};

export function announce(text: string, atOnce = false): void {
  // The same sentence twice would not be read again, so a space is added.
  if (atOnce) urgent = urgent === text ? `${text} ` : text;
  else polite = polite === text ? `${text} ` : text;
}
