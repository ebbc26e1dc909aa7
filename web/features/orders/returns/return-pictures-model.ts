import { MOST_RETURN_PICTURES } from "#core/orders/returns/ask-return.use-case.ts";
import {
  SendBillPicture,
  SendOtherPicture,
  SendPackagePicture,
  SendProductPicture,
} from "#core/orders/returns/send-return-picture.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { picturesBy } from "#web/platform/uploads/upload-rules.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReturnPicture } from "#core/orders/order/return-request.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

export type Shows = ReturnPicture["shows"];
export type ReturnPicturesModel = FileUploadsModel<Shows>;

/** The pictures of a return, by what they show. */
export function returnPictures(customer: CustomerId, allDependencies: AllDependencies): ReturnPicturesModel {
  const by = (sender: typeof SendBillPicture) => picturesBy((bytes, heard) => lateUseCase(allDependencies, sender)(customer, bytes, heard));
  return new FileUploadsModel({
    most: MOST_RETURN_PICTURES,
    ways: { bill: by(SendBillPicture), package: by(SendPackagePicture), product: by(SendProductPicture), other: by(SendOtherPicture) },
  });
}
