import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { BillLoader } from "./bill-loader.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { LoadedBill } from "./bill-loader.ts";
import type { LoadedBillNeeds } from "./loaded-bill.ts";

/** Binds the bill of the cart, and why each figure is what it is. */
export function bindBill(container: Container): void {
  make(container, BillLoader, (needs) => new BillLoader(() => bill(needs)), {
    cart: CartStore,
    shipping: ShowShippingSettings,
    find: FindProducts,
    refresh: RefreshProducts,
    now: Clock,
    toasts: ToastStore,
  });
}

/** Loads the rules and the file's printer with the first bill. */
async function bill(needs: Omit<LoadedBillNeeds, "supportFile">): Promise<LoadedBill> {
  const [load, printCartFile] = await Promise.all([loadedBill(), cartFilePrinter()]);
  return load({ ...needs, supportFile: (request) => printCartFile(request) });
}

const loadedBill = lateCode(() => import("./loaded-bill.ts"), "loadedBill");
const cartFilePrinter = lateCode(() => import("#adapters/cart-file/printed-cart-file.ts"), "printCartFile");
