import { useState } from "react";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { orderWords } from "./order-words.ts";
import { CancelDialog } from "#web/features/orders/cancel/cancel-dialog.tsx";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { OrderBill } from "./order-bill.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderPapers } from "./order-papers.tsx";
import { ParcelPanel } from "./parcel-panel.tsx";
import { RefundPanel } from "#web/features/orders/refunds/refund-panel.tsx";
import { ReturnPanel } from "#web/features/orders/returns/return-panel.tsx";
import "./orders.css";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { OrderModel } from "./order-model.ts";

/** An order with all that belongs to it. */
export function Order({ model, order }: { readonly model: OrderModel; readonly order: OrderView }) {
  const [cancelling, cancel] = useState<readonly number[] | null>(null);
  const { number, parcels, returns, refunds, lines } = order;
  const isPlaced = parcels.some(({ timeline }) => timeline.some(({ at }) => at !== null));
  return (
    <>
      <Breadcrumb way={[{ title: orderWords.orders, address: orderAddress.all }]} here={number} />
      <OrderHead model={model} order={order} onCancel={() => cancel(cancellable(order))} />
      <div className="order-grid">
        <div className="stack gap-5">
          {parcels.map((parcel, place) => (
            <ParcelPanel key={parcel.number} order={order} place={place} isPlaced={isPlaced} onCancel={(line) => cancel([line])} />
          ))}
          {returns.map((one) => (
            <ReturnPanel key={one.number} asked={one} lines={lines} />
          ))}
        </div>
        <div className="stack gap-5">
          <OrderBill order={order} />
          {refunds.map((refund) => (
            <RefundPanel key={refund.number} refund={refund} order={order} />
          ))}
          <OrderPapers order={order} />
          <OrderDelivery address={order.address} />
        </div>
      </div>
      {cancelling === null ? null : <CancelDialog model={model} order={order} places={cancelling} onClose={() => cancel(null)} />}
    </>
  );
}

const cancellable = ({ lines }: OrderView): readonly number[] =>
  lines.filter(({ cancelling }) => cancelling.kind === "possible").map(({ place }) => place);
