import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  joins: { goods: /features.cart.lines.add-to-cart/, buying: /core.cart.subtotal|coupon-label/ },
  // However it is opened.
  kept: /cart.(?:page.(?:cart-screen|filled-cart|pieces-and-weight)|drawer.cart-drawer|store.late|bill.bill-model|coupons.coupon-model)\.tsx?$|cart-file.printed-cart-file\.tsx?$/,
  atOnce: /\/cart-screen-/,
};
