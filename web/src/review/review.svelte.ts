// The review of a finished game: it is read while it is being made.
import { api, dataOf, withRetries } from "../wire/api";
import type { Moment, Review } from "../wire/messages";
import { language } from "../words/words.svelte";

const PATIENCE = 8; // seconds that the server may wait until there is more
const MISTAKES = ["inaccuracy", "mistake", "blunder"];

export class ReviewedGame {
  info = $state.raw<Review | null>(null);
  moments = $state.raw<Moment[]>([]);
  problem = $state.raw<unknown>(null);
  everybody = $state(false); // also the rival's mistakes
  private closed = false;

  constructor(private readonly id: string) {}

  async read(): Promise<void> {
    const path = { game: this.id };
    const lang = language();
    try {
      this.info = await withRetries(() =>
        dataOf(api.POST("/api/game/{game}/review", { params: { path, query: { lang } } })),
      );
      while (!this.closed && (this.info.status === "running" || this.moments.length < this.info.judged)) {
        const query = { lang, after: this.moments.length, wait: PATIENCE };
        const more = await withRetries(() => dataOf(api.GET("/api/game/{game}/review", { params: { path, query } })));
        this.moments = [...this.moments, ...more.moments];
        this.info = more;
      }
    } catch (error) {
      this.problem = error;
    }
  }

  // Stop it; what is there stays.
  async cancel(): Promise<void> {
    try {
      await dataOf(api.DELETE("/api/game/{game}/review", { params: { path: { game: this.id } } }));
    } catch (error) {
      this.problem = error;
    }
  }

  close(): void {
    this.closed = true;
  }

  // The choice that follows a position; where all choose at once, that of a seat.
  after(seq: number, seat: number | null): Moment | null {
    const own = (moment: Moment): boolean => !this.info?.each || seat === null || moment.seat === seat;
    return this.moments.find((moment) => moment.seq > seq && own(moment)) ?? null;
  }

  // The position before the next or previous mistake of a seat, or of anybody; after the last one comes the first.
  mistake(seq: number, step: 1 | -1, seat: number | null): number | null {
    const wrong = this.moments.filter(
      (moment) => MISTAKES.includes(moment.verdict) && (seat === null || moment.seat === seat),
    );
    const found =
      step > 0
        ? (wrong.find((one) => one.seq - 1 > seq) ?? wrong[0])
        : (wrong.findLast((one) => one.seq - 1 < seq) ?? wrong.at(-1));
    return found && found.seq - 1 !== seq ? found.seq - 1 : null;
  }
}

// Between which win probabilities of a seat the engine is sure before a choice; both are the same where it is solved.
export function doubt(moment: Moment, seat: number): [number, number] {
  const best = moment.options[0];
  const { low, high } = best && !moment.exact ? best : { low: moment.chance, high: moment.chance };
  return moment.seat === seat ? [low, high] : [1 - high, 1 - low];
}

// The win probability of a seat before a choice and after it, where there are two and they add up to 1.
export function chances(moment: Moment, seat: number): [number, number] {
  return moment.seat === seat ? [moment.chance, moment.after] : [1 - moment.chance, 1 - moment.after];
}
