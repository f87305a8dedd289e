// A request from a panel: whether it is running, and why it failed.
import { explained } from "../../words/refusals";

export class Request {
  busy = $state(false);
  trouble = $state("");

  async run(ask: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await ask();
    } catch (error) {
      this.trouble = explained(error);
    } finally {
      this.busy = false;
    }
  }
}
