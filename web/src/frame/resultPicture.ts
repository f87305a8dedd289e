// The result of a game as a picture to share: an SVG drawn here, and the PNG that is made of it in the page.
export interface Result {
  title: string; // who won
  how: string;
  game: string;
  date: string;
  rows: readonly { place: number | null; name: string; points: number | null; won: boolean }[];
}

// Names of colours in the style sheet. The picture is drawn outside the page, where only their values count.
export const COLOURS = [
  "table",
  "table-deep",
  "paper",
  "ink",
  "ink-soft",
  "gold",
  "gold-deep",
  "gold-soft",
  "line",
] as const;
export type Colours = Readonly<Record<(typeof COLOURS)[number], string>>;

export const [WIDTH, HEIGHT] = [1200, 630]; // what messengers show whole
const SERIF = "Cinzel, 'Trajan Pro', Georgia, 'Times New Roman', serif";
const SANS = "Inter, system-ui, 'Segoe UI', Roboto, Arial, sans-serif";
const [LEFT, TOP, BOTTOM] = [90, 236, 524]; // of the rows

// The mark of the project, in a square of 64.
const TEMPLE =
  '<path d="M10 26 32 12l22 14v3H10z"/><path d="M14 32h5v16h-5zm10.3 0h5v16h-5zm10.4 0h5v16h-5zM45 32h5v16h-5z"/><path d="M9 50h46v4H9z"/>';

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

export function currentColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])) as Colours;
}

function line(x: number, y: number, size: number, fill: string, text: string, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(text)}</text>`;
}

// A long text in smaller letters, so that it fits; a width is what it takes at most.
function fitted(text: string, size: number, width: number): number {
  return Math.min(size, Math.floor(width / Math.max(1, text.length * 0.6)));
}

export function resultSvg({ title, how, game, date, rows }: Result, colours: Colours): string {
  const inner = WIDTH - 2 * LEFT;
  const row = Math.min(92, (BOTTOM - TOP) / Math.max(1, rows.length));
  const drawn = rows.map(({ place, name, points, won }, number) => {
    const [y, size] = [Math.round(TOP + (number + 0.68) * row), Math.round(row * 0.62)];
    const bold = won ? 'font-weight="700"' : "";
    const behind = `<rect x="${LEFT - 16}" y="${y - size - 2}" width="${inner + 32}" height="${row - 2}" rx="8" fill="${colours["gold-soft"]}" fill-opacity="0.8"/>`;
    return [
      won ? behind : "",
      place === null ? "" : line(LEFT, y, size, colours["ink-soft"], `${place}`, bold),
      line(LEFT + 64, y, size, colours.ink, name, bold),
      points === null ? "" : line(WIDTH - LEFT, y, size, colours.ink, `${points}`, `${bold} text-anchor="end"`),
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="${SANS}">
<defs><radialGradient id="table" cx="0.5" cy="0.2" r="0.9"><stop stop-color="${colours.table}"/><stop offset="1" stop-color="${colours["table-deep"]}"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#table)"/>
<rect x="40" y="40" width="${WIDTH - 80}" height="${HEIGHT - 80}" rx="24" fill="${colours.paper}" stroke="${colours.gold}" stroke-width="4"/>
<g fill="${colours.line}" opacity="0.3" transform="translate(${WIDTH - 690} -20) scale(8.8)">${TEMPLE}</g>
<g fill="${colours["gold-deep"]}" transform="translate(${WIDTH - LEFT - 182} ${HEIGHT - 92}) scale(0.62)">${TEMPLE}</g>
${line(LEFT, 132, fitted(title, 64, inner), colours.ink, title, `font-family="${SERIF}" font-weight="700"`)}
${line(LEFT, 184, fitted(how, 28, inner), colours["ink-soft"], how)}
<path d="M${LEFT} 216H${WIDTH - LEFT}" stroke="${colours.line}" stroke-width="2"/>
${drawn.join("\n")}
${line(LEFT, HEIGHT - 62, 24, colours["ink-soft"], `${game} · ${date}`)}
${line(WIDTH - LEFT, HEIGHT - 62, 26, colours["gold-deep"], "Antipater", `font-family="${SERIF}" font-weight="700" text-anchor="end"`)}
</svg>`;
}

export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
