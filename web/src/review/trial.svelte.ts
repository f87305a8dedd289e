// A position of a game to try again: find something better. Two tries, then the answer.
import { examine } from "../analysis/examine";
import type { Board, Choice, Moment } from "../wire/messages";
import { equals } from "./rings";

const TRIES = 2;

export class Trial {
  board = $state.raw<Board | null>(null);
  problem = $state.raw<unknown>(null);
  tried = $state.raw<Choice[]>([]);
  right = $state(false);

  constructor(
    private readonly game: string,
    readonly moment: Moment,
  ) {
    void this.open();
  }

  get over(): boolean {
    return this.right || this.tried.length >= TRIES;
  }

  get left(): number {
    return TRIES - this.tried.length;
  }

  private async open(): Promise<void> {
    try {
      this.board = await examine({ game: this.game, at: this.moment.seq - 1, seat: this.moment.seat });
    } catch (error) {
      this.problem = error;
    }
  }

  // Choices that cannot be told apart from the best one are right.
  choose(choice: Choice): void {
    if (this.over) return;
    this.tried = [...this.tried, choice];
    this.right = equals(this.moment.options).some((option) => option.choice.action === choice.action);
  }
}
