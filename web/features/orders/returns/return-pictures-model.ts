import { MOST_RETURN_PICTURES } from "#core/orders/returns/ask-return.use-case.ts";
import {
  SendBillPicture,
  SendOtherPicture,
  SendPackagePicture,
  SendProductPicture,
} from "#core/orders/returns/send-return-picture.use-case.ts";
import { picturesBy } from "#web/platform/uploads/upload-rules.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import type { SendReturnPicture } from "#core/orders/returns/send-return-picture.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReturnPicture } from "#core/orders/order/return-request.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type Shows = ReturnPicture["shows"];
export type ReturnPicturesModel = FileUploadsModel<Shows>;

export const returnPicturesNeeds = {
  sendBillPicture: SendBillPicture,
  sendPackagePicture: SendPackagePicture,
  sendProductPicture: SendProductPicture,
  sendOtherPicture: SendOtherPicture,
};

/** The pictures of a return, by what they show. */
export function returnPictures(customer: CustomerId, useCases: NeedsOf<typeof returnPicturesNeeds>): ReturnPicturesModel {
  const by = (send: SendReturnPicture) => picturesBy((bytes, heard) => send(customer, bytes, heard));
  return new FileUploadsModel({
    most: MOST_RETURN_PICTURES,
    ways: {
      bill: by(useCases.sendBillPicture),
      package: by(useCases.sendPackagePicture),
      product: by(useCases.sendProductPicture),
      other: by(useCases.sendOtherPicture),
    },
  });
}
