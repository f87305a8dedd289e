// Numbers from keys, for drawings that nobody has made by hand.
// The same text always gives the same number.
export function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return number;
}
