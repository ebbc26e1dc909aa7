import { GuestCart } from "#core/cart/guest-cart.port.ts";
import { RemovalNews } from "#core/cart/removal-news.port.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { guestCartIn } from "#adapters/browser-storage/guest-cart.ts";
import { removalNewsIn } from "#adapters/browser-storage/removal-news.ts";
import { readStoredLine, storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { keep } from "#adapters/composition/keep.ts";
import { make } from "#adapters/composition/make.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { DeviceCartStorage } from "./device-cart-storage.ts";
import type { Container } from "#adapters/composition/container.ts";

/** The cart of a visitor in a window. */
export function deviceCartIn(container: Container): DeviceCartStorage {
  bindGuestCart(container);
  return container.get(DeviceCartStorage);
}

/** A visitor's cart, with what reads and writes it on the device. Bound once: customers' code needs it too, and either may come first. */
export function bindGuestCart(container: Container): void {
  if (container.isBound(GuestCart)) return;
  make(container, GuestCart, () => guestCartIn(() => globalThis.localStorage, { read: readStoredLine, print: storedLineOf }), {});
  make(container, RemovalNews, () => removalNewsIn(() => globalThis.localStorage), {});
  keep(container, DeviceCartStorage, {
    device: GuestCart,
    news: RemovalNews,
    session: SessionStore,
    refresh: RefreshProducts,
    coupons: ListPublicCoupons,
  });
}
