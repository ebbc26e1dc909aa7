import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { ToastStore } from "#web/features/site/toasts/toast-store.ts";
import { BillLoader } from "./bill-loader.ts";
import type { LoadedBill } from "./bill-loader.ts";
import type { LoadedBillNeeds } from "./loaded-bill.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** The bill of a cart, and why each figure is what it is. */
export const pricingFeature: Feature<"pricing", "cart" | "catalogue" | "coupons" | "shipping" | "site"> = {
  stores: (container) =>
    make(container, BillLoader, (needs) => new BillLoader(() => bill(needs)), {
      cart: CartStore,
      shipping: ShowShippingSettings,
      find: FindProducts,
      refresh: RefreshProducts,
      now: Clock,
      toasts: ToastStore,
    }),
};

/** Loads the rules and the file's printer with the first bill. */
async function bill(needs: Omit<LoadedBillNeeds, "supportFile">): Promise<LoadedBill> {
  const [load, printCartFile] = await Promise.all([loadedBill(), cartFilePrinter()]);
  return load({ ...needs, supportFile: (request) => printCartFile(request) });
}

const loadedBill = lateCode(() => import("./loaded-bill.ts"), "loadedBill");
const cartFilePrinter = lateCode(() => import("#adapters/cart-file/printed-cart-file.ts"), "printCartFile");
