import { CouponModel } from "#web/features/cart/coupons/coupon-model.ts";
import { BillModel } from "./bill-model.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { LoadedBill } from "./bill-loader.ts";
import type { BillNeeds } from "./bill-model.ts";

export type LoadedBillNeeds = BillNeeds & { readonly cart: CartStore; readonly toasts: ToastStore };

/** The rules that come with the first bill. */
export function loadedBill({ cart, toasts, ...needs }: LoadedBillNeeds): LoadedBill {
  const bill = new BillModel(cart, needs);
  return { bill, coupons: new CouponModel(cart, bill, toasts) };
}
