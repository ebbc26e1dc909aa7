import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { Drawer } from "#web/parts/drawer.tsx";
import { CartStore } from "#web/stores/cart-store.ts";
import { cartWords } from "#web/wording/cart.ts";
import { BillFigures } from "./bill-figures.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartNotices } from "./cart-notices.tsx";
import { CouponPanel } from "./coupon-panel.tsx";
import { DrawerFoot } from "./drawer-foot.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { useOpenBill } from "./use-open-bill.ts";

/** The cart beside any page: its lines, the coupons and the bill. */
export const CartDrawer = observer(function CartDrawer() {
  const cart = useStore(CartStore);
  useOpenBill();
  const isEmpty = cart.count === 0;
  return (
    <Drawer title={cartWords.title} closeLabel={cartWords.closeCart} onClose={cart.closeDrawer} foot={isEmpty ? null : <DrawerFoot />}>
      <CartNotices />
      <CartLines place="drawer" />
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          <section className="stack drawer-bill">
            <BillFigures />
            <FreeDelivery />
          </section>
          <CouponPanel />
        </>
      )}
    </Drawer>
  );
});
