// SHA-256 (FIPS 180-4). On plain HTTP browsers hide theirs, and a fair deal can be checked all the same.
const PRIMES = primes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

function fraction(number: number): number {
  return Math.floor((number - Math.floor(number)) * 2 ** 32) >>> 0;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  let hash = [...START];
  for (let block = 0; block < padded.length; block += 64) hash = compressed(hash, view, block);
  return hash.map((word) => word.toString(16).padStart(8, "0")).join("");
}

function compressed(hash: readonly number[], view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => view.getUint32(block + place * 4));
  const word = (place: number): number => words[place] ?? 0;
  for (let place = 16; place < 64; place += 1) {
    const [near, far] = [word(place - 15), word(place - 2)];
    const low = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
    const high = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    words.push((word(place - 16) + low + word(place - 7) + high) >>> 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let place = 0; place < 64; place += 1) {
    const choice = (e & f) ^ (~e & g);
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + choice + (ROUNDS[place] ?? 0) + word(place)) >>> 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((one, place) => (one + (hash[place] ?? 0)) >>> 0);
}

export function bytes(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
