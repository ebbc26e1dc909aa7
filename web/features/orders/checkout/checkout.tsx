import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { CheckoutDrafts } from "#web/features/orders/checkout-drafts.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { KeptPincode } from "#core/shipping/kept-pincode.port.ts";
import { useDependency, useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { CartNotices } from "#web/features/cart/lines/cart-notices.tsx";
import { CouponNews } from "#web/features/cart/coupons/coupon-news.tsx";
import { EmptyCart } from "#web/features/cart/page/empty-cart.tsx";
import { PAY_ON_ARRIVAL } from "#web/features/orders/thank-you/pay-on-arrival.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { checkoutWords } from "./checkout-words.ts";
import { BillStep } from "./bill-step.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutModel, checkoutNeeds } from "./checkout-model.ts";
import { DeliveryAddressStep } from "./delivery-address-step.tsx";
import { ParcelsStep } from "./parcels-step.tsx";
import { PayBar } from "./pay-bar.tsx";
import { PayStep } from "./pay-step.tsx";
import { UnpaidOrders } from "./unpaid-orders.tsx";
import "./checkout.css";
import type { CustomerId } from "#core/identity/customer-id.ts";

const draftsNeeds = { drafts: late(CheckoutDrafts) };

/** What a customer's checkout stands on comes with the first who needs it. */
export function Checkout({ customer }: { readonly customer: CustomerId }) {
  const drafts = useLoaded(useNeeds(draftsNeeds).drafts);
  switch (drafts.kind) {
    case "coming":
      return <CheckoutSkeleton />;
    case "unavailable":
      return <TryAgain what={addressWords.unavailable} onPress={drafts.again} />;
    case "here":
      return <CheckoutWithDrafts customer={customer} drafts={drafts.value} />;
  }
}

/** Whoever could not pay online comes back for cash. */
function begun(model: CheckoutModel, search: string): CheckoutModel {
  if (new URLSearchParams(search).get("pay") === "cash") model.payBy("cash");
  return model;
}

type WithDrafts = { readonly customer: CustomerId; readonly drafts: CheckoutDrafts };

/** Where it goes, when it comes, how it is paid, and what it costs. */
const CheckoutWithDrafts = observer(function CheckoutWithDrafts({ customer, drafts }: WithDrafts) {
  const [useCases, now, stored] = [useNeeds(checkoutNeeds), useDependency(Clock), useDependency(KeptPincode)];
  const [cart, session, delivery] = [useStore(CartStore), useStore(SessionStore), useStore(DeliveryModel)];
  const { search } = useLocation();
  const [model] = useState(() => begun(new CheckoutModel(customer, { ...useCases, cart, drafts, now, kept: stored, delivery }), search));
  useEffect(() => model.begin(), [model]);

  const hasMobile = session.user === null || session.user.customer.mobile !== null;
  useEffect(() => {
    if (!hasMobile) session.askForMobile("checkout");
  }, [hasMobile, session]);

  const navigate = useNavigate();
  const { placed } = model;
  useEffect(() => {
    if (placed !== null)
      void navigate(shopAddress.thanks(placed.order.id), { replace: true, state: placed.kind === "payment-waits" ? PAY_ON_ARRIVAL : null });
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
          <CouponNews />
          <UnpaidOrders customer={customer} which="all" />
          <DeliveryAddressStep model={model} customer={customer} />
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
