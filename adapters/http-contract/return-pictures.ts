import { SendBillPicture, SendOtherPicture, SendPackagePicture, SendProductPicture } from "#core/ordering/send-return-picture.use-case.ts";
import { endpoint } from "./endpoint.ts";
import { sentPicture } from "./sent-file.ts";

export const sendBillPicture = endpoint(SendBillPicture, { ...sentPicture, path: "/shop/product/return/bill/image" });
export const sendPackagePicture = endpoint(SendPackagePicture, { ...sentPicture, path: "/shop/product/return/package/image" });
export const sendProductPicture = endpoint(SendProductPicture, { ...sentPicture, path: "/shop/product/return/product/image" });
export const sendOtherPicture = endpoint(SendOtherPicture, { ...sentPicture, path: "/shop/product/return/other/image" });
