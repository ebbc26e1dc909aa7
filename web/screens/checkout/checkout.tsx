import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { CheckoutDrafts } from "#core/ordering/checkout-draft.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { useKept, useStore } from "#web/frame/keeper.tsx";
import { Whole } from "#web/frame/whole.ts";
import { shopAddress } from "#web/parts/shop-address.ts";
import { CartNotices } from "#web/screens/cart/cart-notices.tsx";
import { EmptyCart } from "#web/screens/cart/empty-cart.tsx";
import { PAYS } from "#web/screens/thank-you/pays.ts";
import { CartStore } from "#web/stores/cart-store.ts";
import { SessionStore } from "#web/stores/session-store.ts";
import { checkoutWords } from "#web/wording/checkout.ts";
import { BillStep } from "./bill-step.tsx";
import { CheckoutModel } from "./checkout-model.ts";
import { DeliverStep } from "./deliver-step.tsx";
import { ParcelsStep } from "./parcels-step.tsx";
import { PayBar } from "./pay-bar.tsx";
import { PayStep } from "./pay-step.tsx";
import { WaitingOrder } from "./waiting-order.tsx";
import "./checkout.css";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Where it goes, when it comes, how it is paid, and what it costs. */
export const Checkout = observer(function Checkout({ customer }: { readonly customer: CustomerId }) {
  const [whole, drafts, now] = [useKept(Whole), useKept(CheckoutDrafts), useKept(Clock)];
  const [cart, session] = [useStore(CartStore), useStore(SessionStore)];
  const [model] = useState(() => new CheckoutModel(customer, { whole, cart, drafts, now }));
  useEffect(() => model.begin(), [model]);

  const hasMobile = session.user === null || session.user.customer.mobile !== null;
  useEffect(() => {
    if (!hasMobile) session.askForMobile("checkout");
  }, [hasMobile, session]);

  const navigate = useNavigate();
  const { placed } = model;
  useEffect(() => {
    if (placed !== null)
      void navigate(shopAddress.thanks(placed.order.id), { replace: true, state: placed.kind === "payment-waits" ? PAYS : null });
  }, [placed, navigate]);

  const { state } = model;
  if (state.kind === "refused" && state.refusal.kind === "empty-cart")
    return (
      <div>
        <CartNotices />
        <EmptyCart />
      </div>
    );
  return (
    <>
      <div className="split">
        <div>
          <CartNotices />
          <WaitingOrder customer={customer} order={model.waits} />
          <DeliverStep model={model} customer={customer} />
          <ParcelsStep model={model} />
          <PayStep model={model} />
        </div>
        <aside className="stack" aria-label={checkoutWords.aside}>
          <BillStep model={model} />
        </aside>
      </div>
      <PayBar model={model} />
    </>
  );
});
