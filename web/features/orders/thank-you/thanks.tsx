import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { thankYouWords } from "./thank-you-words.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { PaymentRedirect } from "#web/features/payments/purchase/payment-redirect.tsx";
import { paysOnArrival } from "./pay-on-arrival.ts";
import { ThanksOrder } from "./thanks-order.tsx";
import { ThanksHead } from "./thanks-head.tsx";
import { ThanksModel, thanksNeeds } from "./thanks-model.ts";
import "#web/features/orders/checkout/checkout.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ThanksProps = { readonly customer: CustomerId; readonly order: string; readonly waiting: ReactNode };

export const Thanks = observer(function Thanks({ customer, order, waiting }: ThanksProps) {
  const useCases = useNeeds(thanksNeeds);
  const [cart, now] = [useStore(CartStore), useDependency(Clock)];
  const [model] = useState(() => new ThanksModel(order, customer, { ...useCases, cart, newKey, now }));
  useEffect(() => model.begin(), [model]);

  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!paysOnArrival(state) || hasBegun.current) return;
    hasBegun.current = true;
    void navigate(pathname, { replace: true, state: null }); // A reload, or the way back, begins no payment.
    void model.pay();
  }, [state, pathname, navigate, model]);

  const { seen, paying } = model;
  if (paying.kind === "leaving" || (paying.kind === "beginning" && seen.kind !== "read") || paysOnArrival(state))
    return (
      <PaymentRedirect form={paying.kind === "leaving" ? paying.form : null} order={seen.kind === "read" ? seen.parent.totals : null} />
    );
  switch (seen.kind) {
    case "reading":
      return waiting;
    case "unavailable":
      return (
        <>
          <h1>{thankYouWords.title}</h1>
          <TryAgain what={thankYouWords.unavailable} onPress={() => void model.look()} />
        </>
      );
    case "unknown":
      return (
        <div className="thank-you-head">
          <h1>{thankYouWords.title}</h1>
          <p className="lead">{thankYouWords.unknown}</p>
          <a className="button quiet" href={accountAddress.orders}>
            {thankYouWords.orders}
          </a>
        </div>
      );
    case "read":
      return (
        <>
          <ThanksHead model={model} parent={seen.parent} />
          <ThanksOrder model={model} parent={seen.parent} />
        </>
      );
  }
});
