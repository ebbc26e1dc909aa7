import {
  SendBillPicture,
  SendOtherPicture,
  SendPackagePicture,
  SendProductPicture,
} from "#core/orders/returns/send-return-picture.use-case.ts";
import { endpoint } from "#adapters/http-contract/endpoint.ts";
import { sentPicture } from "#adapters/http-contract/files/sent-picture.ts";

export const sendBillPicture = endpoint(SendBillPicture, { ...sentPicture, path: "/shop/product/return/bill/image" });
export const sendPackagePicture = endpoint(SendPackagePicture, { ...sentPicture, path: "/shop/product/return/package/image" });
export const sendProductPicture = endpoint(SendProductPicture, { ...sentPicture, path: "/shop/product/return/product/image" });
export const sendOtherPicture = endpoint(SendOtherPicture, { ...sentPicture, path: "/shop/product/return/other/image" });
