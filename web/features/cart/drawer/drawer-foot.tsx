import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { CheckoutButton } from "#web/features/cart/page/checkout-button.tsx";

/** Always in sight under the drawer's cart: the total, the cart page, and the way on. */
export const DrawerFoot = observer(function DrawerFoot() {
  const state = useStore(BillLoader).bill?.state;
  return (
    <div className="drawer-foot">
      <div>
        {state?.kind === "priced" ? <b className="number">{rupees(state.bill.total)}</b> : null}
        <a className="link small" href={shopAddress.cart}>
          {cartWords.viewCart}
        </a>
      </div>
      <CheckoutButton />
    </div>
  );
});
