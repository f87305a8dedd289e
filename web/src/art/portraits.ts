// The faces of opponents: what each wears, drawn by `Portrait`, the same in every theme. One that is not listed gets a face
// that follows from its name.
import { numberOf } from "../ui/numbers";

export const HATS = ["", "cap", "band", "turban", "veil", "helmet", "laurel", "crown"] as const;
export const HAIRS = ["short", "curls", "long", "fringe", ""] as const;
export const BEARDS = ["", "stubble", "short", "long", "moustache"] as const;

export interface Features {
  sky: string; // behind the head
  cloth: string;
  trim: string; // of the cloth, and of what is worn on the head
  skin: string;
  hair: string; // its colour
  cut: (typeof HAIRS)[number];
  hat: (typeof HATS)[number];
  beard: (typeof BEARDS)[number];
}

const [FAIR, OLIVE, BROWN, DARK] = ["#f0c9a0", "#d9a273", "#b0754a", "#7d4d2f"] as const;
const [BLACK, CHESTNUT, RED, GREY, WHITE] = ["#241a16", "#5a3520", "#8f3f1c", "#8d8880", "#ece6da"] as const;

function face(
  sky: string,
  cloth: string,
  trim: string,
  skin: string,
  hair: string,
  cut: Features["cut"],
  hat: Features["hat"] = "",
  beard: Features["beard"] = "",
): Features {
  return { sky, cloth, trim, skin, hair, cut, hat, beard };
}

const KNOWN: Readonly<Record<string, Features>> = {
  "level:1": face("#cfe3d0", "#8a6a48", "#c9a877", FAIR, CHESTNUT, "short"),
  "level:2": face("#e9d2b4", "#9c8d78", "#b33b23", BROWN, BLACK, "", "cap", "stubble"),
  "level:3": face("#d8dff0", "#efe6cf", "#3661a3", OLIVE, BLACK, "long", "band"),
  "level:4": face("#efe0b8", "#7b5a86", "#e8a100", DARK, BLACK, "curls", "", "short"),
  "level:5": face("#c9dfe4", "#2f7488", "#f3cf6b", FAIR, RED, "curls", "band", "short"),
  "level:6": face("#ecc7b4", "#6b3434", "#d4a64a", OLIVE, BLACK, "", "helmet", "short"),
  "level:7": face("#e6d9ee", "#f4efe4", "#6a2a86", BROWN, GREY, "short", "laurel"),
  "level:8": face("#35406b", "#51407d", "#f3cf6b", FAIR, BLACK, "long", "veil"),
  strongest: face("#f6dc8f", "#8d2a22", "#e8a100", DARK, BLACK, "curls", "crown", "long"),
  scientist: face("#d3e8d6", "#4c8a5a", "#f4efe4", BROWN, CHESTNUT, "long", "band"),
  warlord: face("#e9b9a8", "#7a2a1c", "#c7cbd1", FAIR, RED, "", "helmet", "long"),
  merchant: face("#f7e2ae", "#1f7a78", "#f0b62a", OLIVE, BLACK, "", "turban", "moustache"),
  senator: face("#d5e0f2", "#f7f3ea", "#b33b23", FAIR, WHITE, "fringe", "", ""),
  random: face("#e2e2e2", "#a3a3a3", "#5a5a5a", FAIR, GREY, "curls", "cap"),
  greedy: face("#f3e3b3", "#b3862d", "#7b5a1a", BROWN, BLACK, "fringe", "", "moustache"),
  net: face("#cfd8e4", "#46566e", "#9fd0d8", OLIVE, GREY, "short", "band"),
  "person:1": face("#e6d9ee", "#8d2a5e", "#f3cf6b", OLIVE, BLACK, "long", "crown"),
  "person:2": face("#d8dff0", "#3661a3", "#f4efe4", FAIR, GREY, "short", "", "short"),
  "person:3": face("#ecc7b4", "#4c8a5a", "#f0b62a", BROWN, CHESTNUT, "long", "band"),
  "person:4": face("#cfe3d0", "#8a6a48", "#b33b23", DARK, BLACK, "curls", "", "long"),
  "person:5": face("#efe0b8", "#51407d", "#e8a100", BROWN, BLACK, "long", "veil"),
  "person:6": face("#c9dfe4", "#b33b23", "#f4efe4", FAIR, RED, "curls", "laurel", "moustache"),
  "person:7": face("#e9d2b4", "#46566e", "#c9a877", OLIVE, WHITE, "fringe", "", "long"),
};

const SKIES = ["#cfe3d0", "#e9d2b4", "#d8dff0", "#efe0b8", "#ecc7b4", "#e6d9ee"] as const;
const CLOTHS = ["#8a6a48", "#2f7488", "#7b5a86", "#6b3434", "#4c8a5a", "#b3862d"] as const;
const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T;

export function featuresOf(agent: string): Features {
  const number = numberOf(agent);
  const part = (place: number): number => number >>> (place * 3);
  return (
    KNOWN[agent] ??
    face(
      pick(SKIES, part(0)),
      pick(CLOTHS, part(1)),
      pick(["#e8a100", "#f4efe4", "#b33b23"], part(2)),
      pick([FAIR, OLIVE, BROWN, DARK], part(3)),
      pick([BLACK, CHESTNUT, RED, GREY], part(4)),
      pick(HAIRS, part(5)),
      pick(HATS, part(6)),
      pick(BEARDS, part(7)),
    )
  );
}
