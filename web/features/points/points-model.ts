import { makeAutoObservable } from "mobx";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { RewardLedger } from "#core/points/reward-points.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Reading = { readonly kind: "reading" } | { readonly kind: "unavailable" } | { readonly kind: "read"; readonly ledger: RewardLedger };

/** A customer's points and what made them, page by page. */
export class PointsModel {
  state: Reading = { kind: "reading" };
  more: "ready" | "reading" | "unavailable" = "ready";
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, whole: Whole) {
    this.#customer = customer;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async ask(): Promise<void> {
    const answer = await answerOrNull(lateUseCase(this.#whole, ShowRewardPoints)(this.#customer, null));
    this.enter(answer === null ? { kind: "unavailable" } : { kind: "read", ledger: answer.value });
  }

  /** Asked again before it answers nothing more is sent. */
  async askMore(): Promise<void> {
    const { state } = this;
    if (state.kind !== "read" || state.ledger.next === null || this.more === "reading") return;
    this.wait("reading");
    const answer = await answerOrNull(lateUseCase(this.#whole, ShowRewardPoints)(this.#customer, state.ledger.next));
    this.wait(answer === null ? "unavailable" : "ready");
    if (answer === null || this.state !== state) return;
    this.enter({ kind: "read", ledger: { ...answer.value, entries: [...state.ledger.entries, ...answer.value.entries] } });
  }

  private wait(more: PointsModel["more"]): void {
    this.more = more;
  }

  private enter(state: Reading): void {
    this.state = state;
  }
}
