import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { CartStore } from "#web/stores/cart-store.ts";
import { ToastStore } from "#web/stores/toast-store.ts";
import { WishlistStore } from "#web/stores/wishlist-store.ts";

const CartDrawer = lazy(async () => ({ default: (await import("#web/screens/cart/cart-drawer.tsx")).CartDrawer }));
const Toasts = lazy(async () => ({ default: (await import("#web/screens/cart/toasts.tsx")).Toasts }));

/** What the cart shows over a page. Cart and wishlist are read once the page stands; the drawer's code comes when it is first opened. */
export const CartAside = observer(function CartAside() {
  const cart = useStore(CartStore);
  const { toasts } = useStore(ToastStore);
  const wishlist = useStore(WishlistStore);
  useEffect(() => cart.begin(), [cart]);
  useEffect(() => wishlist.begin(), [wishlist]);
  return (
    <>
      {cart.isDrawerOpen ? (
        <Suspense>
          <CartDrawer />
        </Suspense>
      ) : null}
      <Suspense>{toasts.length === 0 ? null : <Toasts />}</Suspense>
    </>
  );
});
