import { PAGE, printable, wrapped } from "#cli/printing/columns.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { Review } from "#core/reviews/review.ts";
import type { ReviewState } from "#core/reviews/review-state.ts";
import type { NotDecided } from "#core/reviews/review-change.ts";

const INDENT = "  ";

/** Each with its stars, of what, since when, and what it says, in 80 columns. */
export const reviewsText = (reviews: readonly Review[]): string =>
  reviews.length === 0 ? "No reviews.\n" : reviews.map(reviewText).join("\n");

const reviewText = ({ id, stars, subject, state, reason, text, pictures, writtenAt, version }: Review): string =>
  [
    `${printable(id)}  ${"★".repeat(stars)}${"☆".repeat(5 - stars)}  ${state}, ${indianDay(writtenAt)}`,
    `${INDENT}${subject.kind} ${printable(subject.id)}${version === 1 ? "" : `, version ${version}`}${counted(pictures.length)}`,
    ...text.split(/\r?\n/).flatMap((line) => wrapped(printable(line), PAGE - INDENT.length, INDENT)),
    ...(reason === null ? [] : [`${INDENT}Rejected: ${printable(reason)}`]),
    "",
  ].join("\n");

const counted = (pictures: number): string => (pictures === 0 ? "" : pictures === 1 ? ", 1 picture" : `, ${pictures} pictures`);

export const decidedText = (id: string, state: ReviewState): string => `${printable(id)} is ${state}.\n`;

export function notDecidedText(id: string, refusal: NotDecided): string {
  switch (refusal.kind) {
    case "unknown-review":
      return `No review has the id ${printable(id)}. See: niramaya review list\n`;
    case "does-not-fit":
      return `${printable(id)} is ${refusal.state}: this can't be changed any more.\n`;
  }
}
