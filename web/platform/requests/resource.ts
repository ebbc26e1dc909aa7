import { makeAutoObservable } from "mobx";
import { answerOrNull } from "./answer-or-null.ts";
import { LatestTurn } from "./latest-turn.ts";

/** Where the reading of something stands. "unavailable": no answer came, and nothing was known before. */
export type ResourceState<T> =
  | { readonly kind: "reading" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "read"; readonly value: T };

/**
 * What a screen reads from the shop. Asked again before it answers, only the later answer counts; where none comes, what is known stays;
 * after an outage it can be asked again.
 */
export class Resource<T> {
  state: ResourceState<T> = { kind: "reading" };
  readonly #turn = new LatestTurn();
  readonly #read: () => Promise<T>;

  constructor(read: () => Promise<T>) {
    this.#read = read;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** "outdated": it was asked again meanwhile, or is asked for no more. */
  async ask(): Promise<"read" | "unavailable" | "outdated"> {
    const isLatest = this.#turn.begin();
    const answer = await answerOrNull(this.#read());
    if (!isLatest()) return "outdated";
    if (answer === null) this.fail();
    else this.enter(answer.value);
    return answer === null ? "unavailable" : "read";
  }

  /** As another call has answered it. What is on its way was asked before, and counts no more. */
  take(value: T): void {
    this.#turn.begin();
    this.enter(value);
  }

  /** Nobody waits for what is on its way. */
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
