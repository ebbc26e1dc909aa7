import { makeAutoObservable } from "mobx";
import { LONGEST_REVIEW, MOST_REVIEW_PICTURES } from "#core/reviews/review.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { picturesBy } from "#web/platform/uploads/upload-rules.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MyReview, Opinion, Stars } from "#core/reviews/review.ts";
import type { NotWritten } from "#core/reviews/write-review.use-case.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ReviewFault = "stars" | "text" | "pictures-sending" | "pictures-failed";

export const reviewFormNeeds = { sendReviewPicture: SendReviewPicture, writeReview: WriteReview };

type Needs = NeedsOf<typeof reviewFormNeeds> & { readonly written: (review: MyReview) => void };

/** The longest side, in pixels, that is kept of a review's picture. */
const LONGEST_SIDE = 1_600;

/** What somebody is about to write of a product; `before` null: nothing stands of them. */
export class ReviewFormModel {
  stars: Stars | null;
  text: string;
  /** What was wrong when it was last sent. */
  faults: readonly ReviewFault[] = [];
  tries = 0;
  readonly pictures: FileUploadsModel<"picture">;
  readonly customer: CustomerId;
  readonly #review = new RefusableSubmission<MyReview, NotWritten>();
  readonly #product: string;
  readonly #before: Opinion | null;
  readonly #needs: Needs;

  constructor({ customer, product }: { readonly customer: CustomerId; readonly product: string }, before: Opinion | null, needs: Needs) {
    this.customer = customer;
    this.#product = product;
    this.#before = before;
    this.#needs = needs;
    this.stars = before?.stars ?? null;
    this.text = before?.text ?? "";
    this.pictures = new FileUploadsModel({
      most: MOST_REVIEW_PICTURES,
      ways: {
        picture: picturesBy((bytes, heard) => needs.sendReviewPicture(customer, bytes, heard), LONGEST_SIDE),
      },
      kept: (before?.pictures ?? []).map((file) => ({ kind: "picture", file })),
    });
    makeAutoObservable(this, { pictures: false, customer: false }, { autoBind: true, deep: false });
  }

  get state(): SubmissionState<NotWritten> {
    return this.#review.state;
  }

  /** Whether anything is there that would be lost. */
  get isChanged(): boolean {
    const { pictures = [], stars = null, text = "" } = this.#before ?? {};
    const { files } = this.pictures;
    const arePictures =
      files.length === pictures.length && files.every(({ state }, place) => state.kind === "sent" && state.file === pictures[place]);
    return this.stars !== stars || this.text.trim() !== text || !arePictures;
  }

  give(stars: Stars): void {
    this.stars = stars;
    this.changed();
  }

  type(text: string): void {
    this.text = text;
    this.changed();
  }

  /** Sent again while it is on its way nothing happens. */
  async send(): Promise<void> {
    if (this.state.kind === "sending") return;
    const { stars } = this;
    const faults = this.wrong();
    if (stars === null || faults.length > 0) return this.complain(faults);
    this.faults = [];
    const opinion = { stars, text: this.text.trim(), pictures: this.pictures.sent.map(({ file }) => file) };
    const answer = await this.#review.send(() => this.#needs.writeReview(this.customer, { product: this.#product, ...opinion }));
    if (answer !== null) this.#needs.written(answer.value);
  }

  private wrong(): readonly ReviewFault[] {
    return [
      ...(this.stars === null ? (["stars"] as const) : []),
      ...(this.text.trim().length > LONGEST_REVIEW ? (["text"] as const) : []),
      ...(this.pictures.isSending ? (["pictures-sending"] as const) : []),
      ...(this.pictures.hasFailed ? (["pictures-failed"] as const) : []),
    ];
  }

  private changed(): void {
    this.faults = [];
    this.#review.clear();
  }

  private complain(faults: readonly ReviewFault[]): void {
    this.faults = faults;
    this.tries += 1;
  }
}
