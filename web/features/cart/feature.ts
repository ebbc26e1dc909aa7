import { FORM_CART_COOKIE } from "#core/cart/form-cart-cookie-name.ts";
import { KeptCounts } from "#core/me/kept-counts.port.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { bindBill } from "./bill/composition.ts";
import { CartLink } from "./drawer/cart-link.tsx";
import { CartOverlay } from "./drawer/cart-overlay.tsx";
import { cartRoutes } from "./cart-routes.tsx";
import { CartStore, ServerCartOf } from "./store/cart-store.ts";
import { LateCartStorage } from "./store/late-cart-storage.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { GuestCartStorage } from "./store/cart-storage.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** What somebody is about to buy, on a page and in a drawer beside any other: its lines, its coupons and its bill. */
export const cartFeature: Feature<"cart", "customer-cart" | "shipping" | "sign-in" | "site" | "wishlist"> = {
  stores(container) {
    make(
      container,
      CartStore,
      ({ refresh, ...needs }) =>
        new CartStore({ ...needs, guest: guestCartOf(container), takeFormCart: (cart) => takeFormCart(cart, refresh) }),
      {
        refresh: RefreshProducts,
        serverCartOf: ServerCartOf,
        session: SessionStore,
        wishlist: WishlistStore,
        counts: KeptCounts,
        toasts: ToastStore,
      },
    );
    bindBill(container);
  },
  routes: cartRoutes,
  // A server alone draws them: no window has their code.
  ...(import.meta.env.SSR
    ? {
        lateRoutes: [
          {
            at: /^\/shop\/(?:cart|checkout)\/form$/,
            load: lateCode(() => import("./form/form-cart-routes.tsx"), "formCartRoutes"),
          },
        ],
      }
    : {}),
  frame: { cart: CartLink, overlay: CartOverlay },
};

/** Few browsers have such a cart: its code comes with the first. */
async function takeFormCart(cart: CartStore, refresh: RefreshProducts): Promise<void> {
  if (!document.cookie.includes(FORM_CART_COOKIE)) return;
  const take = await formCartTaken().catch(() => null); // A chunk that does not come is an outage.
  await take?.(cart, refresh);
}

const formCartTaken = lateCode(() => import("./form/late.ts"), "takeFormCartHere");

const deviceCartIn = lateCode(() => import("./store/late.ts"), "deviceCartIn");

/** The server draws no page with a guest's cart, and a window that nothing was built for waits for no code: null in a built window. */
const guestCartHere = import.meta.env.SSR || import.meta.env.DEV ? await deviceCartIn() : null;

// It is asked for beside all that a window begins with: whoever presses a button and leaves at once takes the product along.
if (guestCartHere === null) void deviceCartIn().catch(() => {}); // Whoever uses it asks again, and tells of it.

const guestCartOf = (container: Container): GuestCartStorage =>
  guestCartHere === null ? new LateCartStorage(async () => (await deviceCartIn())(container)) : guestCartHere(container);
