import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/page/opened.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { ToastStore } from "#web/features/site/toasts/toast-store.ts";
import { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";

const cartDrawer = async () => (await import("./cart-drawer.tsx")).CartDrawer;
const toastsOver = async () => (await import("#web/features/site/toasts/toasts.tsx")).Toasts;

/** What the cart shows over a page. Cart and wishlist are read once the page stands; the drawer's code comes when it is first opened. */
export const CartOverlay = observer(function CartAside() {
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
