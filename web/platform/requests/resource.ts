import { makeAutoObservable } from "mobx";
import { answerOrNull } from "./answer-or-null.ts";
import { LatestTurn } from "./latest-turn.ts";

/** The state of a reading. "unavailable": there was no answer, and nothing was known before. */
export type ResourceState<T> =
  | { readonly kind: "reading" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "read"; readonly value: T };

/**
 * What a screen reads from the server. If it is asked again before the answer, only the later answer counts. Without an answer the known
 * value stays. After an outage it can be asked again.
 */
export class Resource<T> {
  state: ResourceState<T> = { kind: "reading" };
  readonly #turn = new LatestTurn();
  readonly #read: () => Promise<T>;

  constructor(read: () => Promise<T>) {
    this.#read = read;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** "outdated": it was asked again meanwhile, or was dropped. */
  async ask(): Promise<"read" | "unavailable" | "outdated"> {
    const isLatest = this.#turn.begin();
    const answer = await answerOrNull(this.#read());
    if (!isLatest()) return "outdated";
    if (answer === null) this.fail();
    else this.enter(answer.value);
    return answer === null ? "unavailable" : "read";
  }

  /** Takes the value from the answer of another call. A running call is older, so its answer is ignored. */
  take(value: T): void {
    this.#turn.begin();
    this.enter(value);
  }

  /** Ignores the answer of a running call. */
  drop(): void {
    this.#turn.begin();
  }

  private fail(): void {
    if (this.state.kind !== "read") this.state = { kind: "unavailable" };
  }

  private enter(value: T): void {
    this.state = { kind: "read", value };
  }
}
