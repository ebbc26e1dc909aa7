import { lateCode } from "#web/platform/late/late-code.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { CustomerCartOf } from "#web/features/cart/store/cart-store.ts";
import { make } from "#adapters/composition/make.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** The cart that the server keeps for a customer. */
export const customerCartFeature: Feature<"customer-cart", "cart" | "sign-in" | "site"> = {
  stores: (container) => make(container, CustomerCartOf, customerCartOf, { allDependencies: AllDependencies }),
};

/** Loads what a customer's cart needs with the first who signs in. */
function customerCartOf({ allDependencies }: { readonly allDependencies: AllDependencies }): CustomerCartOf {
  return async (customer) => {
    const [window, customerCartIn] = await Promise.all([allDependencies(), loadCustomerCart()]);
    return customerCartIn(window, customer);
  };
}

const loadCustomerCart = lateCode(() => import("./composition.ts"), "customerCartIn");
