import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { Opened } from "#web/frame/opened.tsx";
import { CartStore } from "#web/stores/cart-store.ts";
import { ToastStore } from "#web/stores/toast-store.ts";
import { WishlistStore } from "#web/stores/wishlist-store.ts";

const cartDrawer = async () => (await import("#web/screens/cart/cart-drawer.tsx")).CartDrawer;
const toastsOver = async () => (await import("#web/screens/cart/toasts.tsx")).Toasts;

/** What the cart shows over a page. Cart and wishlist are read once the page stands; the drawer's code comes when it is first opened. */
export const CartAside = observer(function CartAside() {
  const cart = useStore(CartStore);
  const { toasts } = useStore(ToastStore);
  const wishlist = useStore(WishlistStore);
  useEffect(() => cart.begin(), [cart]);
  useEffect(() => wishlist.begin(), [wishlist]);
  return (
    <>
      {cart.isDrawerOpen ? <Opened load={cartDrawer} given={NOTHING} onLost={cart.closeDrawer} /> : null}
      {toasts.length === 0 ? null : <Opened load={toastsOver} given={NOTHING} />}
    </>
  );
});

const NOTHING = {};
