import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { CheckoutButton } from "./checkout-button.tsx";

/** A phone's bar in the thumb's reach: the total, the way to its bill, and the way on. */
export const CartBar = observer(function CartBar() {
  const state = useStore(BillLoader).bill?.state;
  return (
    <div className="sticky-bar cart-bar no-print">
      <div>
        {state?.kind === "priced" ? <b className="number">{rupees(state.bill.total)}</b> : null}
        <a className="link small compact" href="#bill">
          {cartWords.seeBill}
        </a>
      </div>
      <CheckoutButton />
    </div>
  );
});
