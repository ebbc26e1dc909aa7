import { makeAutoObservable } from "mobx";
import { ShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { ShownBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const boardNeeds = { showBoard: ShowBoard };

/** A page of a challenge's board. `value` null: the customer does not see the challenge. */
export class BoardModel {
  from: number | "me" = 0;
  readonly #board: Resource<ShownBoard | null>;

  constructor(customer: CustomerId, id: ChallengeId, useCases: NeedsOf<typeof boardNeeds>) {
    this.#board = new Resource(async () => {
      const answer = await useCases.showBoard(customer, { challenge: id, from: this.from });
      return answer.kind === "ok" ? answer.value : null;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<ShownBoard | null> {
    return this.#board.state;
  }

  async ask(): Promise<void> {
    await this.#board.ask();
  }

  /** The page from a place on, or around oneself. */
  async turnTo(from: number | "me"): Promise<void> {
    this.from = from;
    await this.#board.ask();
  }
}
