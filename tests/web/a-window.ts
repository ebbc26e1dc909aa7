import { composePage } from "#tests/web/compose-page.ts";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { Container } from "inversify";

/** A window that was just opened over the use cases of a product in memory and this browser's storage. */
export function aWindow(product: Container) {
  const dependencies = composePage(product);
  const toasts = dependencies.get(ToastStore);
  return {
    keeper: dependencies,
    cart: dependencies.get(CartStore),
    billLoader: dependencies.get(BillLoader),
    session: dependencies.get(SessionStore),
    said: () => toasts.toasts.map(({ news }) => news.kind).reverse(),
  };
}
