import { makeAutoObservable } from "mobx";
import { LONGEST_FEEDBACK } from "#core/consultations/booking/booking-feedback.ts";
import { GiveBookingFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import { ReviewPractitioner } from "#core/consultations/visit/review-practitioner.use-case.ts";
import { LONGEST_REVIEW } from "#core/reviews/review.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { NoFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import type { NotReviewed } from "#core/consultations/visit/review-practitioner.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MyReview, Stars } from "#core/reviews/review.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** Stars and a text that are about to be sent; `fault` null: nothing was wrong when they were sent last. */
export type Words = { readonly stars: Stars | null; readonly text: string; readonly fault: "no-stars" | "too-long" | null };

export const visitNeeds = { reviewPractitioner: ReviewPractitioner, giveBookingFeedback: GiveBookingFeedback };

/** What a customer says after one appointment: of its practitioner, and of the line. */
export class VisitModel {
  review: Words;
  feedback: Words;
  /** How the review stands; null: there is none. */
  newest: Pick<MyReview["newest"], "state" | "reason"> | null;
  hasFeedback: boolean;
  /** What the shop has of both. */
  private kept: { readonly review: Words; readonly feedback: Words };
  readonly #customer: CustomerId;
  readonly #booking: BookingDetails["id"];
  readonly #useCases: NeedsOf<typeof visitNeeds>;
  readonly #reviewing = new RefusableSubmission<MyReview, NotReviewed>();
  readonly #telling = new RefusableSubmission<null, NoFeedback>();

  constructor(
    customer: CustomerId,
    { id, review, feedback }: Pick<BookingDetails, "id" | "review" | "feedback">,
    useCases: NeedsOf<typeof visitNeeds>,
  ) {
    this.#customer = customer;
    this.#booking = id;
    this.#useCases = useCases;
    this.review = { stars: review?.stars ?? null, text: review?.text ?? "", fault: null };
    this.feedback = { stars: feedback?.line ?? null, text: feedback?.text ?? "", fault: null };
    this.kept = { review: this.review, feedback: this.feedback };
    this.newest = review;
    this.hasFeedback = feedback !== null;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isChanged(): boolean {
    return isOtherThan(this.review, this.kept.review) || isOtherThan(this.feedback, this.kept.feedback);
  }

  get reviewing(): SubmissionState<NotReviewed> {
    return this.#reviewing.state;
  }

  get telling(): SubmissionState<NoFeedback> {
    return this.#telling.state;
  }

  writeReview(words: Partial<Pick<Words, "stars" | "text">>): void {
    this.review = { ...this.review, ...words, fault: null };
    this.#reviewing.clear();
  }

  writeFeedback(words: Partial<Pick<Words, "stars" | "text">>): void {
    this.feedback = { ...this.feedback, ...words, fault: null };
    this.#telling.clear();
  }

  /** Sent again while it is on its way nothing happens. */
  async sendReview(): Promise<void> {
    const fault = faultOf(this.review, LONGEST_REVIEW);
    this.review = { ...this.review, fault };
    const { review } = this;
    const { stars, text } = review;
    if (fault !== null || stars === null) return;
    const said = { booking: this.#booking, stars, text: text.trim() };
    const answer = await this.#reviewing.send(() => this.#useCases.reviewPractitioner(this.#customer, said));
    if (answer !== null) this.stands(answer.value, review);
  }

  /** Sent again while it is on its way nothing happens. */
  async sendFeedback(): Promise<void> {
    const fault = faultOf(this.feedback, LONGEST_FEEDBACK);
    this.feedback = { ...this.feedback, fault };
    const { feedback } = this;
    const { stars, text } = feedback;
    if (fault !== null || stars === null) return;
    const said = { booking: this.#booking, line: stars, text: text.trim() };
    const answer = await this.#telling.send(() => this.#useCases.giveBookingFeedback(this.#customer, said));
    if (answer !== null) this.isTold(feedback);
  }

  private stands({ newest }: MyReview, review: Words): void {
    this.newest = newest;
    this.kept = { ...this.kept, review };
  }

  private isTold(feedback: Words): void {
    this.hasFeedback = true;
    this.kept = { ...this.kept, feedback };
  }
}

const isOtherThan = (words: Words, stored: Words): boolean => words.stars !== stored.stars || words.text.trim() !== stored.text.trim();

function faultOf({ stars, text }: Words, most: number): Words["fault"] {
  if (stars === null) return "no-stars";
  return text.trim().length > most ? "too-long" : null;
}
