import { formCart } from "#adapters/browser-storage/form-cart.ts";
import { takeFormCart } from "#web/features/cart/store/take-form-cart.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";

/** The cart that forms filled in this browser comes into this window's. */
export const takeFormCartHere = (cart: CartStore, refresh: RefreshProducts): Promise<void> => takeFormCart(cart, formCart, refresh);
