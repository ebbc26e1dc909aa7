import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { pictureNeeds, sendPicture } from "../../files/send-picture.ts";
import { RETURN_BILL, RETURN_OTHER, RETURN_PACKAGE, RETURN_PRODUCT } from "./return-picture.ts";
import type { FileId } from "../../files/file-id.ts";
import type { PictureRefused } from "../../files/keep-picture.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/**
 * Stores a picture for a return and answers the id by which the return names it. While the bytes travel, `sent` is called with the share
 * that has been sent, 0 to 1. Source: specification/returns.md, Pictures of a return.
 */
export type SendReturnPicture = (
  customer: CustomerId,
  bytes: Uint8Array,
  sent?: (share: number) => void,
) => Promise<Result<FileId, PictureRefused>>;

export const SendBillPicture = useCase<SendReturnPicture>("orders", "SendBillPicture");
export const SendPackagePicture = useCase<SendReturnPicture>("orders", "SendPackagePicture");
export const SendProductPicture = useCase<SendReturnPicture>("orders", "SendProductPicture");
export const SendOtherPicture = useCase<SendReturnPicture>("orders", "SendOtherPicture");

export const makeSendBillPicture = maker(SendBillPicture, pictureNeeds, (needs) => sendPicture(needs, RETURN_BILL));
export const makeSendPackagePicture = maker(SendPackagePicture, pictureNeeds, (needs) => sendPicture(needs, RETURN_PACKAGE));
export const makeSendProductPicture = maker(SendProductPicture, pictureNeeds, (needs) => sendPicture(needs, RETURN_PRODUCT));
export const makeSendOtherPicture = maker(SendOtherPicture, pictureNeeds, (needs) => sendPicture(needs, RETURN_OTHER));
