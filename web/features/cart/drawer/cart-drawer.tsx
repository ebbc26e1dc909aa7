import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Drawer } from "#web/design/drawer/drawer.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { BillFigures } from "#web/features/cart/bill/bill-figures.tsx";
import { CartLines } from "#web/features/cart/lines/cart-lines.tsx";
import { CartNotices } from "#web/features/cart/lines/cart-notices.tsx";
import { filledCartSlots } from "#web/features/cart/lines/filled-cart-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { CouponPanel } from "#web/features/cart/coupons/coupon-panel.tsx";
import { DrawerFoot } from "./drawer-foot.tsx";
import { UnreachableCart } from "#web/features/cart/page/unreachable-cart.tsx";
import { EmptyCart } from "#web/features/cart/page/empty-cart.tsx";
import { FreeDelivery } from "#web/features/cart/bill/free-delivery.tsx";
import { useOpenBill } from "#web/features/cart/bill/use-open-bill.ts";

const NOTHING = {};

/** The cart beside any page: its lines, the coupons and the bill. */
export const CartDrawer = observer(function CartDrawer() {
  const cart = useStore(CartStore);
  useOpenBill(true);
  const isEmpty = cart.count === 0;
  return (
    <Drawer title={cartWords.title} closeLabel={cartWords.closeCart} onClose={cart.closeDrawer} foot={isEmpty ? null : <DrawerFoot />}>
      <CartNotices />
      {isEmpty ? null : <Slot of={filledCartSlots.safety} given={NOTHING} />}
      <CartLines place="drawer" />
      {cart.state === "unread" ? <UnreachableCart /> : null}
      {cart.state === "read" && isEmpty ? <EmptyCart /> : null}
      {isEmpty ? null : (
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
