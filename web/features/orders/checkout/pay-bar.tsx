import { observer } from "mobx-react-lite";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { checkoutWords } from "./checkout-words.ts";
import { PlaceOrderButton } from "./place-order-button.tsx";
import { useStore } from "#web/platform/window/dependencies.tsx";
import type { CheckoutModel } from "./checkout-model.ts";

/**
 * A phone's bar in the thumb's reach: the total, before there is an address that of the cart, the way to its bill, and the order's button.
 */
export const PayBar = observer(function PayBar({ model }: { readonly model: CheckoutModel }) {
  const { bill, news } = model;
  const cart = useStore(BillLoader).bill?.state;
  const total = bill?.total ?? (cart?.kind === "priced" ? cart.bill.total : null);
  return (
    <div className="sticky-bar pay-bar no-print">
      <div>
        {total === null ? null : <b className="number">{rupees(total)}</b>}
        <a className="link small compact" href="#bill">
          {news === null ? cartWords.seeBill : checkoutWords.billChanged}
        </a>
      </div>
      <PlaceOrderButton model={model} />
    </div>
  );
});
