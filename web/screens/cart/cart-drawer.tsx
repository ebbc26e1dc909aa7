import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { Drawer } from "#web/parts/drawer.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { BillDesk } from "#web/stores/bill-desk.ts";
import { CartStore } from "#web/stores/cart-store.ts";
import { cartWords } from "#web/wording/cart.ts";
import { BillFigures } from "./bill-figures.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartNotices } from "./cart-notices.tsx";
import { CheckoutButton } from "./checkout-button.tsx";
import { CouponPanel } from "./coupon-panel.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { SignInNotice } from "./sign-in-notice.tsx";

/** The cart beside any page: its lines, the coupons and the bill. */
export const CartDrawer = observer(function CartDrawer() {
  const cart = useStore(CartStore);
  const desk = useStore(BillDesk);
  useEffect(() => void desk.open(), [desk]);
  const foot = (
    <>
      <BillFigures />
      <FreeDelivery />
      <CheckoutButton />
      <a className="link small view-cart" href={shopAddress.cart}>{cartWords.viewCart}</a>
    </>
  );
  return (
    <>
      <Drawer title={cartWords.title} closeLabel={cartWords.closeCart} onClose={cart.closeDrawer} foot={cart.count === 0 ? null : foot}>
        <CartNotices />
        <CartLines place="drawer" />
        {cart.count === 0 ? <EmptyCart /> : <CouponPanel />}
      </Drawer>
      <SignInNotice />
    </>
  );
});
