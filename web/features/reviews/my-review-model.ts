import { makeAutoObservable } from "mobx";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MyReview } from "#core/reviews/review.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Seen =
  | { readonly kind: "reading" | "unavailable" }
  | { readonly kind: "read"; readonly mayReview: boolean; readonly review: MyReview | null };

/** What a customer wrote of a product, and whether they may write of it. */
export class MyReviewModel {
  seen: Seen = { kind: "reading" };
  withdrawing: "no" | "sending" | "unavailable" = "no";
  readonly customer: CustomerId;
  readonly product: string;
  readonly #whole: Whole;

  constructor(customer: CustomerId, product: string, whole: Whole) {
    this.customer = customer;
    this.product = product;
    this.#whole = whole;
    makeAutoObservable(this, { customer: false, product: false }, { autoBind: true, deep: false });
  }

  async ask(): Promise<void> {
    const answer = await answerOrNull(lateUseCase(this.#whole, ShowMyReview)(this.customer, this.product));
    this.enter(answer === null ? { kind: "unavailable" } : { kind: "read", ...answer.value });
  }

  take(review: MyReview): void {
    this.enter({ kind: "read", mayReview: this.seen.kind === "read" && this.seen.mayReview, review });
  }

  /** Asked again while it is on its way nothing more is sent. True once it is withdrawn; where there is none any more it is. */
  async withdraw(): Promise<boolean> {
    if (this.withdrawing === "sending") return false;
    this.wait("sending");
    const answer = await answerOrNull(lateUseCase(this.#whole, WithdrawReview)(this.customer, this.product));
    this.wait(answer === null ? "unavailable" : "no");
    if (answer === null) return false;
    if (answer.value.kind === "ok") this.take(answer.value.value);
    else await this.ask();
    return true;
  }

  private wait(withdrawing: MyReviewModel["withdrawing"]): void {
    this.withdrawing = withdrawing;
  }

  private enter(seen: Seen): void {
    this.seen = seen;
  }
}

/** What stands of a customer's review; null: nothing, or they have withdrawn it. */
export const notWithdrawn = (review: MyReview | null): MyReview | null => (review?.newest.state === "withdrawn" ? null : review);
