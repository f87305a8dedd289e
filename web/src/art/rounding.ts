// Paths of icons in whole numbers, at build time: on a grid of 512 nobody sees the difference, and half of the digits need not be sent.
type Point = readonly [number, number];

// How the numbers of a command are read: points, one coordinate, or what is no place at all.
const SHAPES: Readonly<Record<string, string>> = {
  m: "p",
  l: "p",
  t: "p",
  h: "x",
  v: "y",
  c: "ppp",
  s: "pp",
  q: "pp",
  a: "rrnffp",
  z: "",
};
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;

class Numbers {
  private at = 0;
  constructor(private readonly text: string) {}

  get more(): boolean {
    this.skip();
    return this.at < this.text.length;
  }

  next(flag = false): number {
    this.skip();
    if (flag) return Number(this.text[this.at++]); // flags of arcs may stand without a space
    NUMBER.lastIndex = this.at;
    const found = NUMBER.exec(this.text);
    if (!found) throw new Error(`no number in ${this.text.slice(this.at)}`);
    this.at = NUMBER.lastIndex;
    return Number(found[0]);
  }

  private skip(): void {
    while (/[\s,]/.test(this.text[this.at] ?? "")) this.at += 1;
  }
}

// Every place is rounded on its own, so that steps from one to the next do not add up what each has lost.
export function rounded(path: string): string {
  let out = "";
  let [exact, drawn]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  let [begun, begunDrawn]: [Point, Point] = [exact, drawn];
  const write = (numbers: readonly number[]): string => numbers.map((one) => (one < 0 ? `${one}` : ` ${one}`)).join("");
  for (const [, command = "", given = ""] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const kind = command.toLowerCase();
    const shape = SHAPES[kind];
    if (shape === undefined) throw new Error(`unknown command ${command}`);
    const numbers = new Numbers(given);
    let step = kind;
    do {
      const [x, y] = command === kind ? exact : ([0, 0] as const);
      const made: number[] = [];
      const place = ([px, py]: Point): void => void made.push(Math.round(px) - drawn[0], Math.round(py) - drawn[1]);
      let to: Point = exact;
      for (const part of shape) {
        if (part === "p") place((to = [numbers.next() + x, numbers.next() + y]));
        else if (part === "x") made.push(Math.round((to = [numbers.next() + x, exact[1]])[0]) - drawn[0]);
        else if (part === "y") made.push(Math.round((to = [exact[0], numbers.next() + y])[1]) - drawn[1]);
        else if (part === "f") made.push(numbers.next(true));
        else made.push(part === "r" ? Math.max(1, Math.round(numbers.next())) : Math.round(numbers.next()));
      }
      out += step + write(made).trimStart();
      if (kind === "z") [exact, drawn] = [begun, begunDrawn];
      else [exact, drawn] = [to, [Math.round(to[0]), Math.round(to[1])]];
      if (step === "m") [begun, begunDrawn] = [exact, drawn];
      if (kind === "m") step = "l"; // further pairs are lines
    } while (numbers.more);
  }
  return out;
}

export function roundedIcon(svg: string): string {
  return svg.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
}
