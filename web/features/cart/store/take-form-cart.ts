import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { FormCart } from "#core/cart/form-cart.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import type { CartStore } from "./cart-store.ts";

/**
 * What forms put into a cart while no script ran comes into this window's cart, once: whichever of several windows is first forgets it
 * in the same moment. Where the shop does not answer it stays for the next window.
 */
export async function takeFormCart(cart: CartStore, formCart: KeptFormCart, refreshProducts: RefreshProducts): Promise<void> {
  const stored = formCart.read();
  if (stored === null) return formCart.forget();
  const products = await refreshProducts(stored.lines.map(({ productId }) => productId)).catch(failureOrDefect);
  if ("kind" in products) return;
  await cart.refresh(); // A customer's cart is known by then.
  await alone(() => {
    if (formCart.read()?.id !== stored.id) return;
    formCart.forget();
    for (const { productId, quantity } of stored.lines) {
      const product = products.find(({ id }) => id === productId);
      if (product !== undefined) cart.addPieces(product, quantity);
    }
  });
}

type KeptFormCart = { read(): FormCart | null; forget(): void };

/** One window at a time. Over an insecure line browsers have no locks, and some windows name them as null. */
async function alone(take: () => void): Promise<void> {
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  if (locks == null) take();
  else await locks.request("form-cart", take);
}
