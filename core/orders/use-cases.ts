export { makeExpireOrder } from "./order/expire-order.use-case.ts";
export { makeShowShipment } from "./parcels/show-shipment.use-case.ts";
export { makePlaceMyOrder } from "./quote/place-my-order.use-case.ts";
export { makeQuoteMyOrder } from "./quote/quote-my-order.use-case.ts";
export { makeShowPrepaidDiscount } from "./quote/show-prepaid-discount.use-case.ts";
export { makeAskReturn } from "./returns/ask-return.use-case.ts";
export { makeCancelMyOrder } from "./returns/cancel-my-order.use-case.ts";
export { makeCloseReturn } from "./returns/close-return.use-case.ts";
export { makePreviewRefund } from "./returns/preview-refund.use-case.ts";
export {
  makeSendBillPicture,
  makeSendPackagePicture,
  makeSendProductPicture,
  makeSendOtherPicture,
} from "./returns/send-return-picture.use-case.ts";
export { makeListMyOrders } from "./views/list-my-orders.use-case.ts";
export { makeShowMyOrder } from "./views/show-my-order.use-case.ts";
export { makeShowParentOrder } from "./views/show-parent-order.use-case.ts";
