import { Carts } from "#core/customer-cart/carts.port.ts";
import { makeReorder, Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { Documents } from "#core/invoices/documents.port.ts";
import { DownloadDocument, makeDownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { makeShowDocument, ShowDocument } from "#core/invoices/show-document.use-case.ts";
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
import { downloadDocumentOverHttp } from "#adapters/http-client/document-download.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function ordersInProcess(container: Container): void {
  make(container, AskReturn, makeAskReturn, { orders: Orders, uploads: Uploads, now: Clock });
  make(container, CancelMyOrder, makeCancelMyOrder, { orders: Orders, now: Clock });
  make(container, CloseReturn, makeCloseReturn, { orders: Orders, now: Clock });
  make(container, DownloadDocument, makeDownloadDocument, { showDocument: ShowDocument, documents: Documents });
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
  make(container, ListMyOrders, makeListMyOrders, { orders: Orders });
  make(container, PreviewRefund, makePreviewRefund, { orders: Orders, now: Clock });
  make(container, Reorder, makeReorder, { orders: Orders, carts: Carts, now: Clock });
  make(container, ShowDocument, makeShowDocument, { orders: Orders });
  make(container, ShowMyOrder, makeShowMyOrder, { orders: Orders, now: Clock });
  make(container, ShowShipment, makeShowShipment, { orders: Orders });
}

export function ordersOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  const declared = () => import("#adapters/http-contract/orders/endpoints.ts"); // Loaded by the first call.
  container.bind(AskReturn).toConstantValue(overHttp(async () => (await declared()).askReturn));
  container.bind(CancelMyOrder).toConstantValue(overHttp(async () => (await declared()).cancelMyOrder));
  container.bind(DownloadDocument).toConstantValue(downloadDocumentOverHttp(api));
  container.bind(ListMyOrders).toConstantValue(overHttp(async () => (await declared()).listMyOrders));
  container.bind(PreviewRefund).toConstantValue(overHttp(async () => (await declared()).previewRefund));
  container.bind(Reorder).toConstantValue(overHttp(async () => (await declared()).reorder));
  container.bind(ShowDocument).toConstantValue(overHttp(async () => (await declared()).showDocument));
  container.bind(ShowMyOrder).toConstantValue(overHttp(async () => (await declared()).showMyOrder));
  container.bind(ShowShipment).toConstantValue(overHttp(async () => (await declared()).showShipment));
}
