import { Uploads } from "#core/files/uploads.port.ts";
import { AskReturn, makeAskReturn } from "#core/orders/returns/ask-return.use-case.ts";
import { CancelMyOrder, makeCancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { makeFollowOrder } from "#core/order-news/follow-order.ts";
import { OrderMessages } from "#core/order-news/order-messages.ts";
import { CloseReturn, makeCloseReturn } from "#core/orders/returns/close-return.use-case.ts";
import { FollowOrder } from "#core/orders/order/follow-order.use-case.ts";
import { SettlePoints } from "#core/points/settle-points.use-case.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { ExpireOrder, makeExpireOrder } from "#core/orders/order/expire-order.use-case.ts";
import { ListMyOrders, makeListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { makePreviewRefund, PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { makeShowMyOrder, ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { makeShowShipment, ShowShipment } from "#core/orders/parcels/show-shipment.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { makePlaceMyOrder, PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { makeQuoteMyOrder, QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { QuoteSeals } from "#core/orders/quote/quote-seals.port.ts";
import { makeShowParentOrder, ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { makeShowPrepaidDiscount, ShowPrepaidDiscount } from "#core/orders/quote/show-prepaid-discount.use-case.ts";
import { Terms } from "#core/orders/quote/terms.port.ts";
import { Files } from "#core/files/files.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { RETURN_BILL, RETURN_OTHER, RETURN_PACKAGE, RETURN_PRODUCT } from "#core/orders/returns/return-picture.ts";
import { makeSendPicture } from "#core/files/send-picture.ts";
import {
  SendBillPicture,
  SendOtherPicture,
  SendPackagePicture,
  SendProductPicture,
} from "#core/orders/returns/send-return-picture.use-case.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function ordersInProcess(container: Container): void {
  checkoutInProcess(container);
  returnPicturesInProcess(container);
  make(container, AskReturn, makeAskReturn, { orders: Orders, uploads: Uploads, now: Clock });
  make(container, CancelMyOrder, makeCancelMyOrder, { orders: Orders, now: Clock });
  make(container, CloseReturn, makeCloseReturn, { orders: Orders, now: Clock });
  make(container, ExpireOrder, makeExpireOrder, { orders: Orders, now: Clock });
  make(container, FollowOrder, makeFollowOrder, {
    orders: Orders,
    customers: Customers,
    notifications: Notifications,
    settlePoints: SettlePoints,
    messages: OrderMessages,
    now: Clock,
    newId: NewId,
  });
  make(container, ListMyOrders, makeListMyOrders, { orders: Orders, now: Clock });
  make(container, PreviewRefund, makePreviewRefund, { orders: Orders, now: Clock });
  make(container, ShowMyOrder, makeShowMyOrder, { orders: Orders, now: Clock });
  make(container, ShowShipment, makeShowShipment, { orders: Orders });
}

function checkoutInProcess(container: Container): void {
  make(container, QuoteMyOrder, makeQuoteMyOrder, { orders: Orders, seals: QuoteSeals, newId: NewId, now: Clock });
  make(container, PlaceMyOrder, makePlaceMyOrder, { orders: Orders, quoteMyOrder: QuoteMyOrder, seals: QuoteSeals, now: Clock });
  make(container, ShowParentOrder, makeShowParentOrder, { orders: Orders, now: Clock });
  make(container, ShowPrepaidDiscount, makeShowPrepaidDiscount, { terms: Terms });
}

const kinds = [
  [SendBillPicture, RETURN_BILL],
  [SendPackagePicture, RETURN_PACKAGE],
  [SendProductPicture, RETURN_PRODUCT],
  [SendOtherPicture, RETURN_OTHER],
] as const;

function returnPicturesInProcess(container: Container): void {
  for (const [answers, kind] of kinds)
    make(container, answers, makeSendPicture(kind), { pictures: Pictures, files: Files, uploads: Uploads, limits: Limits, now: Clock });
}
