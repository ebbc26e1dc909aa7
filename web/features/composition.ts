import { GuestCart } from "#core/cart/guest-cart.port.ts";
import { RemovalNews } from "#core/cart/removal-news.port.ts";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { RecentProducts } from "#core/catalogue/recent-products.port.ts";
import { RecentSearches } from "#core/search/recent-searches.port.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { CartSignal } from "#core/customer-cart/cart-signal.port.ts";
import { RememberedCoupon } from "#core/customer-cart/remembered-coupon.port.ts";
import { BrowserPush } from "#core/devices/browser-push.port.ts";
import { CheckoutDrafts } from "#core/orders/quote/checkout-draft.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ChosenCity } from "#core/shipping/chosen-city.port.ts";
import { KeptPincode } from "#core/shipping/kept-pincode.port.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { DeviceSession } from "#core/sign-in/session/device-session.port.ts";
import { browserPushIn } from "#adapters/browser-storage/browser-push.ts";
import { cartSignal } from "#adapters/browser-storage/cart-signal.ts";
import { checkoutDraftsIn } from "#adapters/browser-storage/checkout-drafts.ts";
import { chosenCouponIn } from "#adapters/browser-storage/chosen-coupon.ts";
import { deviceSessionIn } from "#adapters/browser-storage/device-session.ts";
import { guestCartIn } from "#adapters/browser-storage/guest-cart.ts";
import { chosenCityIn } from "#adapters/browser-storage/chosen-city.ts";
import { keptPincodeIn } from "#adapters/browser-storage/kept-pincode.ts";
import { recentProductsIn } from "#adapters/browser-storage/recent-products.ts";
import { recentSearchesIn } from "#adapters/browser-storage/recent-searches.ts";
import { removalNewsIn } from "#adapters/browser-storage/removal-news.ts";
import { readStoredLine, storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { make } from "#adapters/composition/make.ts";
import { Guards } from "#web/platform/guards/guards.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { BillLoader } from "./pricing/bill-loader.ts";
import { CartStore, CustomerCartOf } from "./cart/store/cart-store.ts";
import { GuestCart as GuestCartStore } from "./cart/store/guest-cart.ts";
import { windowGuards } from "./sign-in/guards/window-guards.ts";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { MenuStore } from "./site/menus/menu-store.ts";
import { PlaceStore } from "./shipping/place/place-store.ts";
import { SessionStore } from "./sign-in/session/session-store.ts";
import { ToastStore } from "./site/toasts/toast-store.ts";
import { WishlistStore } from "./wishlist/wishlist-store.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { CustomerCartNeeds } from "./customer-cart/customer-cart.ts";
import type { LoadedBill } from "./pricing/bill-loader.ts";

/** The stores of one browser window, or of one page that the server renders. The container keeps the use cases and the clock. */
export function stores(container: Container): void {
  make(container, GuestCart, () => guestCartIn(() => globalThis.localStorage, { read: readStoredLine, print: storedLineOf }), {});
  make(container, ChosenCity, () => chosenCityIn(() => globalThis.localStorage), {});
  make(container, KeptPincode, () => keptPincodeIn(() => globalThis.localStorage), {});
  make(container, RecentProducts, () => recentProductsIn(() => globalThis.localStorage), {});
  make(container, RecentSearches, () => recentSearchesIn(() => globalThis.localStorage), {});
  make(container, RemovalNews, () => removalNewsIn(() => globalThis.localStorage), {});
  make(container, DeviceSession, () => deviceSessionIn(browser), {});
  make(container, BrowserPush, () => browserPushIn(() => globalThis.navigator.serviceWorker), {});
  make(container, ToastStore, () => new ToastStore(), {});
  make(container, SessionStore, ({ device, push, whole, toasts }) => new SessionStore(device, push, whole, toasts), {
    device: DeviceSession,
    push: BrowserPush,
    whole: Whole,
    toasts: ToastStore,
  });
  make(container, Guards, ({ session, whole }) => windowGuards(session, whole), { session: SessionStore, whole: Whole });
  make(container, ConnectionStore, () => new ConnectionStore(() => window), {});
  make(container, PlaceStore, ({ city }) => new PlaceStore(city), { city: ChosenCity });
  make(container, MenuStore, ({ whole, listBrands }) => new MenuStore(whole, listBrands), { whole: Whole, listBrands: ListBrands });
  make(container, WishlistStore, ({ session, whole, toasts }) => new WishlistStore(session, whole, toasts), {
    session: SessionStore,
    whole: Whole,
    toasts: ToastStore,
  });
  make(container, RememberedCoupon, () => chosenCouponIn(() => globalThis.localStorage), {});
  make(container, CheckoutDrafts, () => checkoutDraftsIn(() => globalThis.sessionStorage), {});
  make(container, CartSignal, () => cartSignal(), {});
  make(
    container,
    GuestCartStore,
    ({ device, news, refresh, coupons, session }) => new GuestCartStore(device, news, refresh, coupons, session),
    { device: GuestCart, news: RemovalNews, refresh: RefreshProducts, coupons: ListPublicCoupons, session: SessionStore },
  );
  make(container, CustomerCartOf, customerCartOf, {
    whole: Whole,
    device: GuestCart,
    chosen: RememberedCoupon,
    signal: CartSignal,
    session: SessionStore,
    toasts: ToastStore,
  });
  make(
    container,
    CartStore,
    ({ guest, customerCartOf, session, wishlist, toasts }) => new CartStore(guest, customerCartOf, session, wishlist, toasts),
    { guest: GuestCartStore, customerCartOf: CustomerCartOf, session: SessionStore, wishlist: WishlistStore, toasts: ToastStore },
  );
  make(container, BillLoader, (needs) => new BillLoader(() => bill(needs)), {
    cart: CartStore,
    shipping: ShowShippingSettings,
    find: FindProducts,
    refresh: RefreshProducts,
    now: Clock,
    toasts: ToastStore,
  });
}

const browser = {
  storage: () => globalThis.localStorage,
  tab: () => globalThis.sessionStorage,
  page: () => globalThis.document,
  isSecure: globalThis.location?.protocol === "https:",
};

/** Loads what a customer's cart needs with the first who signs in. */
function customerCartOf(needs: CustomerCartNeeds): CustomerCartOf {
  return async (customer) => {
    const { CustomerCart } = await import("./customer-cart/customer-cart.ts");
    return new CustomerCart(customer, needs);
  };
}

type BillNeeds = {
  readonly cart: CartStore;
  readonly shipping: ShowShippingSettings;
  readonly find: FindProducts;
  readonly refresh: RefreshProducts;
  readonly now: Clock;
  readonly toasts: ToastStore;
};

/** Loads the rules and the file's printer with the first bill. */
async function bill({ cart, shipping, find, refresh, now, toasts }: BillNeeds): Promise<LoadedBill> {
  const [{ BillModel }, { CouponModel }, { printCartFile }] = await Promise.all([
    import("./pricing/bill-model.ts"),
    import("./coupons/coupon-model.ts"),
    import("#adapters/cart-file/printed-cart-file.ts"),
  ]);
  const made = new BillModel(cart, { shipping, find, refresh, now, supportFile: (request) => printCartFile(request) });
  return { bill: made, coupons: new CouponModel(cart, made, toasts) };
}
