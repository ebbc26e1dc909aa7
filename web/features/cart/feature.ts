import { FORM_CART_COOKIE } from "#core/cart/form-cart-cookie-name.ts";
import { GuestCart } from "#core/cart/guest-cart.port.ts";
import { RemovalNews } from "#core/cart/removal-news.port.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { guestCartIn } from "#adapters/browser-storage/guest-cart.ts";
import { removalNewsIn } from "#adapters/browser-storage/removal-news.ts";
import { readStoredLine, storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { make } from "#adapters/composition/make.ts";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import { ToastStore } from "#web/features/site/toasts/toast-store.ts";
import { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { CartLink } from "./drawer/cart-link.tsx";
import { CartOverlay } from "./drawer/cart-overlay.tsx";
import { cartRoutes } from "./cart-routes.tsx";
import { CartStore, CustomerCartOf } from "./store/cart-store.ts";
import { GuestCart as GuestCartStore } from "./store/guest-cart.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** What somebody is about to buy, on a page and in a drawer beside any other. */
export const cartFeature: Feature<"cart", "coupons" | "customer-cart" | "pricing" | "shipping" | "sign-in" | "site" | "wishlist"> = {
  stores(container) {
    make(container, GuestCart, () => guestCartIn(() => globalThis.localStorage, { read: readStoredLine, print: storedLineOf }), {});
    make(container, RemovalNews, () => removalNewsIn(() => globalThis.localStorage), {});
    make(
      container,
      GuestCartStore,
      ({ device, news, refresh, coupons, session }) => new GuestCartStore(device, news, refresh, coupons, session),
      { device: GuestCart, news: RemovalNews, refresh: RefreshProducts, coupons: ListPublicCoupons, session: SessionStore },
    );
    make(
      container,
      CartStore,
      ({ guest, customerCartOf, session, wishlist, toasts, refresh }) =>
        new CartStore(guest, customerCartOf, session, wishlist, toasts, (cart) => takeFormCart(cart, refresh)),
      {
        refresh: RefreshProducts,
        guest: GuestCartStore,
        customerCartOf: CustomerCartOf,
        session: SessionStore,
        wishlist: WishlistStore,
        toasts: ToastStore,
      },
    );
  },
  routes: cartRoutes,
  // A server alone draws them: no window has their code.
  ...(import.meta.env.SSR
    ? {
        lateRoutes: {
          at: /^\/shop\/(?:cart|checkout)\/form$/,
          load: async () => (await import("./form/form-cart-routes.tsx")).formCartRoutes,
        },
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
