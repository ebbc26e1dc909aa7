import { observer } from "mobx-react-lite";
import { rupees } from "#web/design/figures/amounts.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { checkoutWords } from "./checkout-words.ts";
import { PlaceOrderButton } from "./place-order-button.tsx";
import type { CheckoutModel } from "./checkout-model.ts";

/** A phone's bar in the thumb's reach: the total, the way to its bill, and the order's button. */
export const PayBar = observer(function PayBar({ model }: { readonly model: CheckoutModel }) {
  const { bill, news } = model;
  return (
    <div className="sticky-bar pay-bar no-print">
      <div>
        {bill === null ? null : <b className="number">{rupees(bill.total)}</b>}
        <a className="link small compact" href="#bill">
          {news === null ? cartWords.seeBill : checkoutWords.billChanged}
        </a>
      </div>
      <PlaceOrderButton model={model} />
    </div>
  );
});
