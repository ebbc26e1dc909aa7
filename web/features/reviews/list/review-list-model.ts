import { makeAutoObservable, runInAction } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { EVERY_REVIEW } from "#core/reviews/reviews.port.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import type { ReviewListRequest, ReviewPage } from "#core/reviews/list-reviews.use-case.ts";
import type { ReviewChoice, ReviewOrder, ReviewPlace } from "#core/reviews/reviews.port.ts";

/** Asks for a page of the reviews of one thing. */
type ListOfOne = (request: Omit<ReviewListRequest, "product">) => Promise<ReviewPage>;

/** The reviews of a product or a practitioner as far as they have been asked for. What can't be had leaves what is shown. */
export class ReviewListModel {
  page: ReviewPage;
  order: ReviewOrder = "newest";
  choice: ReviewChoice = EVERY_REVIEW;
  state: "read" | "asking" | "unavailable" = "read";
  readonly #turn = new LatestTurn();
  #again: () => Promise<void> = async () => {};
  readonly #list: ListOfOne;

  constructor(page: ReviewPage, list: ListOfOne) {
    this.page = page;
    this.#list = list;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  inOrder(order: ReviewOrder): Promise<void> {
    return this.#ask({ order, choice: this.choice }, null);
  }

  /** Those of one number of stars, or of verified buyers, alone. */
  narrow(choice: ReviewChoice): Promise<void> {
    return this.#ask({ order: this.order, choice }, null);
  }

  /** Asked again before it answers nothing more is sent. */
  async more(): Promise<void> {
    if (this.page.next !== null && this.state !== "asking") await this.#ask(this, this.page.next);
  }

  again(): Promise<void> {
    return this.#again();
  }

  /** Asked again before it answers, only the later answer counts. */
  async #ask({ order, choice }: Pick<ReviewListModel, "order" | "choice">, after: ReviewPlace | null): Promise<void> {
    const isLatest = this.#turn.begin();
    this.state = "asking";
    this.#again = () => this.#ask({ order, choice }, after);
    const answer = await answerOrNull(this.#list({ order, after, ...choice }));
    if (!isLatest()) return;
    runInAction(() => {
      this.state = answer === null ? "unavailable" : "read";
      if (answer === null) return;
      this.order = order;
      this.choice = choice;
      const { reviews, ...rest } = answer.value;
      this.page = { ...rest, reviews: after === null ? reviews : [...this.page.reviews, ...reviews] };
    });
  }
}
