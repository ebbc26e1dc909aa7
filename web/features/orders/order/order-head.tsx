import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { PAY_ON_ARRIVAL } from "#web/features/orders/thank-you/pay-on-arrival.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { orderWords } from "./order-words.ts";
import { orderStateWords } from "./order-state-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { PaidTwice } from "#web/features/payments/paid-twice.tsx";
import { lastDelivery, toneOf, nextExpected } from "./order-progress.ts";
import { ReorderModel, reorderNeeds } from "./reorder-model.ts";
import { ReorderResult } from "./reorder-result.tsx";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { OrderModel } from "./order-model.ts";

type OrderHeadProps = { readonly model: OrderModel; readonly order: OrderView; readonly onCancel: () => void };

/** How far an order is, what it wants of its customer, and what they may do with it. */
export const OrderHead = observer(function OrderHead({ model, order, onCancel }: OrderHeadProps) {
  const { id, number, placedAt, payment, way, lines } = order;
  const shown = { ...order, expected: nextExpected(order), deliveredAt: lastDelivery(order) };
  const detail = orderStateWords.detail(shown);
  const paid = orderWords.paid(way, payment);
  const cart = useStore(CartStore);
  const useCases = useNeeds(reorderNeeds);
  const navigate = useNavigate();
  const [reorder] = useState(() => new ReorderModel(model.customer, useCases, cart));
  const canCancel = lines.some(({ cancelling }) => cancelling.kind === "possible");
  const canReturn = lines.some(({ returning }) => returning.kind === "possible");
  const mayPay = payment.kind === "waiting" || payment.kind === "failed";
  return (
    <header className="order-head">
      <div className="stack gap-1">
        <h1 className="order-status" data-tone={toneOf(order)}>
          {orderStateWords.headline(shown)}
        </h1>
        {detail === null ? null : <p className="lead">{detail}</p>}
        <p className="muted">
          {orderWords.facts(number, placedAt)}
          {paid === null ? "" : `, ${paid}`}
        </p>
      </div>
      {payment.kind === "paid" ? <PaidTwice payments={payment.secondPayments} /> : null}
      {"surplus" in payment && payment.surplus > 0 && payment.kind !== "expired" && payment.kind !== "paid" ? (
        <Notice kind="note">{orderWords.surplus(payment.surplus)}</Notice>
      ) : null}
      <div className="row flex-wrap no-print">
        {mayPay ? (
          <Button look="main" onPress={() => void navigate(shopAddress.thanks(id), { state: PAY_ON_ARRIVAL })}>
            {orderWords.payNow}
          </Button>
        ) : null}
        {payment.kind === "being-checked" ? (
          <a className="button quiet" href={shopAddress.thanks(id)}>
            {orderWords.look}
          </a>
        ) : null}
        {canReturn ? (
          <a className="button quiet" href={orderAddress.giveBack(id)}>
            {orderWords.giveBack}
          </a>
        ) : null}
        {mayPay || payment.kind === "being-checked" ? null : (
          <Button look="quiet" state={reorder.state.kind === "sending" ? "busy" : "ready"} onPress={() => void reorder.send(id)}>
            {orderWords.reorder}
          </Button>
        )}
        {canCancel ? (
          <Button look="danger-quiet" onPress={onCancel}>
            {orderWords.cancelOrder}
          </Button>
        ) : null}
        <a className="button text" href={orderAddress.help(id)}>
          {orderWords.help}
        </a>
      </div>
      <ReorderResult model={reorder} />
    </header>
  );
});
