import { makeAutoObservable } from "mobx";
import { answerOrNull } from "./answer-or-null.ts";

type State<T> = { readonly kind: "unasked" | "asking" | "unavailable" } | { readonly kind: "known"; readonly value: T };

/** What a window reads once, when it is first needed. It is read again only after a failure. */
export class LoadedOnce<T> {
  state: State<T> = { kind: "unasked" };
  readonly #find: () => Promise<T>;

  constructor(find: () => Promise<T>) {
    this.#find = find;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The answer, once it is known. */
  get value(): T | null {
    return this.state.kind === "known" ? this.state.value : null;
  }

  /** Does nothing while a call runs, or once the answer is known. */
  async ask(): Promise<void> {
    if (this.state.kind === "asking" || this.state.kind === "known") return;
    this.enter({ kind: "asking" });
    const answer = await answerOrNull(this.#find());
    this.enter(answer === null ? { kind: "unavailable" } : { kind: "known", value: answer.value });
  }

  private enter(state: State<T>): void {
    this.state = state;
  }
}
