import { makeAutoObservable } from "mobx";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type OwnDataState =
  | { readonly kind: "unasked" | "too-many-exports" | "unavailable" }
  | { readonly kind: "taking" | "taken"; readonly bytes: number };

export const ownDataNeeds = { takeMyData: TakeMyData };

/** All that is kept of a customer on its way into a file of theirs. */
export class OwnDataModel {
  state: OwnDataState = { kind: "unasked" };
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof ownDataNeeds>;
  readonly #save: (document: Blob) => void;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof ownDataNeeds>, save: (document: Blob) => void) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#save = save;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Asked again while it comes nothing more is sent. */
  async take(): Promise<void> {
    if (this.state.kind === "taking") return;
    this.enter({ kind: "taking", bytes: 0 });
    const answer = await answerOrNull(this.document());
    if (answer === null) this.enter({ kind: "unavailable" });
    else if (answer.value === null) this.enter({ kind: "too-many-exports" });
    else {
      this.#save(answer.value);
      this.enter({ kind: "taken", bytes: answer.value.size });
    }
  }

  /** Null: asked for too often. */
  private async document(): Promise<Blob | null> {
    const taken = await this.#useCases.takeMyData(this.#customer);
    if (taken.kind === "refused") return null;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for await (const piece of taken.value) {
      pieces.push(new Uint8Array(piece));
      bytes += piece.length;
      this.enter({ kind: "taking", bytes });
    }
    return new Blob(pieces, { type: "application/json" });
  }

  private enter(state: OwnDataState): void {
    this.state = state;
  }
}
