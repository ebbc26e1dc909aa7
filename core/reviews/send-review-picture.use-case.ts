import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { pictureNeeds, sendPicture } from "../files/send-picture.ts";
import { REVIEW_PICTURE } from "./review-picture.ts";
import type { FileId } from "../files/file-id.ts";
import type { PictureRefused } from "../files/keep-picture.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";

/**
 * Stores a picture for a review and answers the id by which the review names it. While the bytes travel, `sent` is called with the share
 * that has been sent, 0 to 1. Source: specification/reviews.md, Calls.
 */
export type SendReviewPicture = (
  customer: CustomerId,
  bytes: Uint8Array,
  sent?: (share: number) => void,
) => Promise<Result<FileId, PictureRefused>>;
export const SendReviewPicture = useCase<SendReviewPicture>("reviews", "SendReviewPicture");

export const makeSendReviewPicture = maker(SendReviewPicture, pictureNeeds, (needs) => sendPicture(needs, REVIEW_PICTURE));
