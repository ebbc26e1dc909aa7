import { makeAutoObservable } from "mobx";
import type { SignsOut } from "#web/platform/session/signs-out.ts";
import type { WaitingPostsModel } from "./waiting-posts-model.ts";

/** What becomes of the posts of somebody who signs out before these were sent. Source: specification/fitbook.md, Without a line. */
export class LeavingModel {
  hasTried = false;
  readonly #waiting: WaitingPostsModel;
  readonly #answer: SignsOut;

  constructor(waiting: WaitingPostsModel, answer: SignsOut) {
    this.#waiting = waiting;
    this.#answer = answer;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get count(): number {
    return this.#waiting.posts.length;
  }

  get isSending(): boolean {
    return this.#waiting.state === "sending";
  }

  stay(): void {
    this.#answer(false);
  }

  /** Signs out. What waits goes with the session. */
  drop(): void {
    this.#answer(true);
  }

  /** Shares what waits, then signs out. If something could not be shared, it stays and says what is left. */
  async send(): Promise<void> {
    await this.#waiting.send();
    this.enterTried();
    if (this.count === 0) this.#answer(true);
  }

  private enterTried(): void {
    this.hasTried = true;
  }
}
