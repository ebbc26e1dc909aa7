import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { BillDesk } from "#web/stores/bill-desk.ts";
import { rupees } from "#web/wording/amounts.ts";
import { cartWords } from "#web/wording/cart.ts";
import { CheckoutButton } from "./checkout-button.tsx";

/** Always in sight under the drawer's cart: the total, the cart page, and the way on. */
export const DrawerFoot = observer(function DrawerFoot() {
  const state = useStore(BillDesk).bill?.state;
  return (
    <div className="drawer-foot">
      <div>
        {state?.kind === "priced" ? <b className="num">{rupees(state.bill.total)}</b> : null}
        <a className="link small" href={shopAddress.cart}>
          {cartWords.viewCart}
        </a>
      </div>
      <CheckoutButton />
    </div>
  );
});
