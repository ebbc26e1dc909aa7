import { makeAutoObservable } from "mobx";
import { answerOrNull } from "./answer-or-null.ts";

/** Something that is sent to the server. While one call runs, no other is sent. After an outage it can be sent again. */
export class Submission {
  state: "ready" | "sending" | "unavailable" = "ready";

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The answer as `value`; null: there was no answer, or a call is running already. */
  async send<Answer>(call: () => Promise<Answer>): Promise<{ readonly value: Answer } | null> {
    if (this.state === "sending") return null;
    this.enter("sending");
    const answer = await answerOrNull(call());
    this.enter(answer === null ? "unavailable" : "ready");
    return answer;
  }

  /** Forgets a former outage. */
  clear(): void {
    if (this.state === "unavailable") this.state = "ready";
  }

  private enter(state: Submission["state"]): void {
    this.state = state;
  }
}
