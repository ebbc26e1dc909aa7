import { makeAutoObservable } from "mobx";
import { answerOrNull } from "./answer-or-null.ts";

/** Something that is sent to the shop. Pressed again before it answers nothing more is sent; after an outage it can be sent again. */
export class Submission {
  state: "ready" | "sending" | "unavailable" = "ready";

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The answer as `value`; null: none came, or it is on its way already. */
  async send<Answer>(call: () => Promise<Answer>): Promise<{ readonly value: Answer } | null> {
    if (this.state === "sending") return null;
    this.enter("sending");
    const answer = await answerOrNull(call());
    this.enter(answer === null ? "unavailable" : "ready");
    return answer;
  }

  /** An outage of before says nothing of what is sent next. */
  clear(): void {
    if (this.state === "unavailable") this.state = "ready";
  }

  private enter(state: Submission["state"]): void {
    this.state = state;
  }
}
