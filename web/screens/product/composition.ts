import { keptPincodeIn } from "#adapters/browser-storage/kept-pincode.ts";
import { recentProductsIn } from "#adapters/browser-storage/recent-products.ts";
import { DeliveryModel } from "./delivery-model.ts";
import { RecentModel } from "./recent-model.ts";
import type { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import type { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";

/** What a product's page keeps on the device comes with that page, and is no part of any other. */
export const deliveryModel = (estimate: EstimateDelivery): DeliveryModel =>
  new DeliveryModel(
    keptPincodeIn(() => globalThis.localStorage),
    estimate,
  );

export const recentModel = (refresh: RefreshProducts): RecentModel =>
  new RecentModel(
    recentProductsIn(() => globalThis.localStorage),
    refresh,
  );
