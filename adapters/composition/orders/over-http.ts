import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { ShowPrepaidDiscount } from "#core/orders/quote/show-prepaid-discount.use-case.ts";
import {
  SendBillPicture,
  SendOtherPicture,
  SendPackagePicture,
  SendProductPicture,
} from "#core/orders/returns/send-return-picture.use-case.ts";
import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { AskReturn } from "#core/orders/returns/ask-return.use-case.ts";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { ShowShipment } from "#core/orders/parcels/show-shipment.use-case.ts";
import { downloadDocumentOverHttp } from "#adapters/http-client/document-download.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp, Api } from "#adapters/http-client/over-http.ts";

export function ordersOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/orders/checkout.ts"), {
    quoteMyOrder: QuoteMyOrder,
    placeMyOrder: PlaceMyOrder,
    showParentOrder: ShowParentOrder,
    showPrepaidDiscount: ShowPrepaidDiscount,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/orders/return-pictures.ts"), {
    sendBillPicture: SendBillPicture,
    sendPackagePicture: SendPackagePicture,
    sendProductPicture: SendProductPicture,
    sendOtherPicture: SendOtherPicture,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/orders/endpoints.ts"), {
    askReturn: AskReturn,
    cancelMyOrder: CancelMyOrder,
    listMyOrders: ListMyOrders,
    previewRefund: PreviewRefund,
    reorder: Reorder,
    showDocument: ShowDocument,
    showMyOrder: ShowMyOrder,
    showShipment: ShowShipment,
  });
  container.bind(DownloadDocument).toConstantValue(downloadDocumentOverHttp(api));
}
