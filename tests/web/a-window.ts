import { composePage } from "#web/shells/shop/composition.ts";
import { BillDesk } from "#web/stores/bill-desk.ts";
import { CartStore } from "#web/stores/cart-store.ts";
import { SessionStore } from "#web/stores/session-store.ts";
import { ToastStore } from "#web/stores/toast-store.ts";
import type { Container } from "inversify";

/** A window that was just opened over the use cases of a product in memory and this browser's storage. */
export function aWindow(product: Container) {
  const keeper = composePage(product);
  const toasts = keeper.get(ToastStore);
  return {
    keeper,
    cart: keeper.get(CartStore),
    desk: keeper.get(BillDesk),
    session: keeper.get(SessionStore),
    said: () => toasts.toasts.map(({ news }) => news.kind).reverse(),
  };
}
