import { makeAutoObservable, runInAction } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { FindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import type { DirectoryEntry } from "#core/consultations/directory/directory-entry.ts";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";
import type { Position } from "#core/shipping/city.ts";

export type NearMeState =
  | { readonly kind: "unasked" | "asking" | "refused" | "unavailable" }
  /** `place`: what it is called where they are; null: it has no name. */
  | { readonly kind: "found"; readonly place: string | null; readonly entries: readonly DirectoryEntry[] };

/** Asks the browser for the position, which nobody refuses twice; null: it was refused or is not known. */
export type AskPosition = () => Promise<Position | null>;

/** Who is near, once somebody has pressed. */
export class NearMeModel {
  state: NearMeState = { kind: "unasked" };
  readonly #ask: AskPosition;
  readonly #find: FindPractitionersNearby;
  readonly #query: DirectoryQuery;

  constructor(query: DirectoryQuery, needs: { readonly ask: AskPosition; readonly find: FindPractitionersNearby }) {
    this.#query = query;
    this.#ask = needs.ask;
    this.#find = needs.find;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Pressed again while it asks nothing more happens. */
  async press(): Promise<void> {
    if (this.state.kind === "asking") return;
    this.state = { kind: "asking" };
    const here = await this.#ask();
    if (here === null) return runInAction(() => this.enter({ kind: "refused" }));
    const { near: _, ...query } = this.#query;
    const answer = await answerOrNull(this.#find({ here, query: { ...query, order: "distance", after: null } }));
    runInAction(() =>
      this.enter(answer === null ? { kind: "unavailable" } : { kind: "found", place: answer.value.place, entries: answer.value.entries }),
    );
  }

  private enter(state: NearMeState): void {
    this.state = state;
  }
}
