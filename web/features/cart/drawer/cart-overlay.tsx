import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { LoadingBar } from "#web/design/loading-bar/loading-bar.tsx";
import { Opened } from "#web/platform/late/opened.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { useWhenLeft } from "#web/platform/window/page-left.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

const cartDrawer = lateCode(() => import("./cart-drawer.tsx"), "CartDrawer");

/** What the cart shows over a page. The cart is read once the page stands; the drawer's code comes when it is first opened. */
export const CartOverlay = observer(function CartAside() {
  const cart = useStore(CartStore);
  useEffect(() => cart.begin(), [cart]);
  useWhenLeft(cart.closeDrawer); // Its lines or its code may still be on their way.
  if (cart.isDrawerOpen && cart.state === "unread" && cart.freshness === "asking") return <LoadingBar />;
  return cart.isDrawerOpen ? <Opened load={cartDrawer} given={NOTHING} onLost={cart.closeDrawer} /> : null;
});

const NOTHING = {};
