// What is read aloud by a screen reader: what happened, politely; that it is your turn, at once.
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
  // The same sentence twice would not be read again, so a space that nobody hears tells them apart.
  if (atOnce) urgent = urgent === text ? `${text} ` : text;
  else polite = polite === text ? `${text} ` : text;
}
