import { makeAutoObservable } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";

/** "nothing": the server has no more than stood there. */
export type FurtherState = "idle" | "asking" | "found" | "nothing" | "unavailable";

/** Rows that only the server has: it is asked for them by words, once somebody wants that. What was found stays as long as the form. */
export class FurtherSearch<Row extends { readonly id: string }> {
  words = "";
  state: FurtherState = "idle";
  rows: ReadonlyMap<string, Row> = new Map();
  /** What the words meant, the best first. */
  found: readonly Row[] = [];
  readonly #ask: (words: string) => Promise<readonly Row[]>;

  constructor(ask: (words: string) => Promise<readonly Row[]>) {
    this.#ask = ask;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Other words begin anew; an answer to the former ones is then no longer waited for. */
  type(words: string): void {
    if (words.trim() === this.words) return;
    this.words = words.trim();
    this.state = "idle";
    this.found = [];
  }

  /** Asked again meanwhile, it goes on waiting. */
  async ask(): Promise<void> {
    const { words } = this;
    if (words === "" || this.state === "asking") return;
    this.state = "asking";
    const answer = await answerOrNull(this.#ask(words));
    if (this.words === words) this.take(answer === null ? null : answer.value);
  }

  private take(rows: readonly Row[] | null): void {
    this.state = rows === null ? "unavailable" : rows.length === 0 ? "nothing" : "found";
    this.found = rows ?? [];
    this.rows = new Map([...this.rows, ...this.found.map((row) => [row.id, row] as const)]);
  }
}
