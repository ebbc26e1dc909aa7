import { REVIEW_PICTURE } from "./review-picture.ts";
import type { FileId } from "../files/file-id.ts";
import type { Upload } from "../files/upload.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { FullName } from "../identity/full-name.ts";
import type { ReviewState } from "./review-state.ts";

declare const reviewBrand: unique symbol;

export type ReviewId = string & { readonly [reviewBrand]: true };

/** Throws a RangeError on an empty text. */
export function reviewId(text: string): ReviewId {
  if (text === "") throw new RangeError("a review's id is not empty");
  return text as ReviewId;
}

/** What is reviewed. */
export const REVIEW_SUBJECTS = ["product", "practitioner"] as const;
export type ReviewSubject = { readonly kind: (typeof REVIEW_SUBJECTS)[number]; readonly id: string };

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** A customer's opinion of a product; the text may be empty. */
export type Opinion = { readonly stars: Stars; readonly text: string; readonly pictures: readonly FileId[] };

export const LONGEST_REVIEW = 2_000;
export const MOST_REVIEW_PICTURES = 5;

/**
 * One version of a customer's review. `writtenAt` and `boughtAt` (when the product was delivered) in milliseconds since 1970; `boughtAt`
 * null: no delivery is known.
 */
export type Review = Opinion & {
  readonly id: ReviewId;
  readonly customer: CustomerId;
  readonly subject: ReviewSubject;
  /** Counts the customer's versions of this review from 1. */
  readonly version: number;
  readonly state: ReviewState;
  /** Why it was rejected; null: it wasn't. */
  readonly reason: string | null;
  readonly writtenAt: number;
  readonly boughtAt: number | null;
};

/**
 * Whether these pictures may be in a review: the customer has uploaded all of them for reviews, each is there once, and there are not too
 * many. Source: specification/reviews.md, Who may review.
 */
export const arePicturesTaken = (pictures: readonly FileId[], known: ReadonlyMap<FileId, Upload["kind"]>): boolean =>
  pictures.length <= MOST_REVIEW_PICTURES &&
  new Set(pictures).size === pictures.length &&
  pictures.every((picture) => known.get(picture) === REVIEW_PICTURE.name);

/** Whether two opinions are the same. */
export const isSameOpinion = (a: Opinion, b: Opinion): boolean =>
  a.stars === b.stars &&
  a.text === b.text &&
  a.pictures.length === b.pictures.length &&
  a.pictures.every((picture, place) => picture === b.pictures[place]);

/** What a customer's versions of a review mean for that customer; null: there are none. */
export function myReviewIn(versions: readonly Review[]): MyReview | null {
  const [newest] = versions.toSorted((a, b) => b.version - a.version);
  return newest === undefined ? null : { newest, shown: versions.find(({ state }) => state === "published") ?? null };
}

/** A published review as everybody sees it. */
export type ShownReview = Opinion & {
  readonly id: ReviewId;
  /** First name and initial: "Asha K." */
  readonly author: string;
  readonly isVerifiedBuyer: boolean;
  readonly writtenAt: number;
};

/** A review as its own customer sees it: the newest version, and the version that others see meanwhile. */
export type MyReview = { readonly newest: Review; readonly shown: Review | null };

/**
 * The name that others see: the first name, and the initial of the last. Empty if the account is gone.
 * Source: specification/reviews.md, What others see.
 */
export function shownName(name: FullName): string {
  const [first = "", ...rest] = name.split(" ");
  const initial = /^\p{L}\p{M}*/u.exec(rest.at(-1) ?? "")?.[0];
  return initial === undefined ? first : `${first} ${initial}.`;
}
