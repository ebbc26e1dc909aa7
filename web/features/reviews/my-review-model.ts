import { makeAutoObservable } from "mobx";
import { ShowMyReview } from "#core/reviews/show-my-review.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MyReview } from "#core/reviews/review.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Seen =
  | { readonly kind: "reading" | "unavailable" }
  | { readonly kind: "read"; readonly mayReview: boolean; readonly review: MyReview | null };

export const myReviewNeeds = { showMyReview: ShowMyReview, withdrawReview: WithdrawReview };

/** What a customer wrote of a product, and whether they may write of it. */
export class MyReviewModel {
  readonly #review: Resource<Awaited<ReturnType<ShowMyReview>>>;
  readonly #withdrawal = new Submission();
  readonly customer: CustomerId;
  readonly product: string;
  readonly #useCases: NeedsOf<typeof myReviewNeeds>;

  constructor(customer: CustomerId, product: string, useCases: NeedsOf<typeof myReviewNeeds>) {
    this.customer = customer;
    this.product = product;
    this.#useCases = useCases;
    this.#review = new Resource(() => useCases.showMyReview(customer, product));
    makeAutoObservable(this, { customer: false, product: false }, { autoBind: true, deep: false });
  }

  get seen(): Seen {
    const { state } = this.#review;
    return state.kind === "read" ? { kind: "read", ...state.value } : state;
  }

  get withdrawing(): Submission["state"] {
    return this.#withdrawal.state;
  }

  async ask(): Promise<void> {
    await this.#review.ask();
  }

  take(review: MyReview): void {
    this.#review.take({ mayReview: this.seen.kind === "read" && this.seen.mayReview, review });
  }

  /** True once it is withdrawn; where there is none any more it is. */
  async withdraw(): Promise<boolean> {
    const answer = await this.#withdrawal.send(() => this.#useCases.withdrawReview(this.customer, this.product));
    if (answer === null) return false;
    if (answer.value.kind === "ok") this.take(answer.value.value);
    else await this.ask();
    return true;
  }
}

/** What stands of a customer's review; null: nothing, or they have withdrawn it. */
export const notWithdrawn = (review: MyReview | null): MyReview | null => (review?.newest.state === "withdrawn" ? null : review);
