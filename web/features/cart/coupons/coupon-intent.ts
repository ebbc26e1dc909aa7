import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import type { IntentDoers } from "#web/platform/session/do-intent.ts";

export const couponIntent: Pick<IntentDoers, "coupon"> = {
  /** Chosen before the customer's cart is there, so that no other coupon is selected first. The cart shows what becomes of it. */
  async coupon({ code }, { customer, dependencies }) {
    const [cart, bills] = [dependencies.get(CartStore), dependencies.get(BillLoader)];
    const loaded = await bills.load();
    loaded?.coupons.applyOnceReady(code, customer);
    await Promise.all([bills.open(), cart.refresh()]);
    if (cart.customer === customer && cart.count > 0) cart.openDrawer(); // It is shut where the page was loaded anew.
  },
};
