import { lateCode } from "#web/platform/late/late-code.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { ServerCartOf } from "#web/features/cart/store/cart-store.ts";
import { make } from "#adapters/composition/make.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** The cart that the server keeps for a customer. */
export const customerCartFeature: Feature<"customer-cart", "cart" | "sign-in" | "site"> = {
  stores: (container) => make(container, ServerCartOf, serverCartOf, { allDependencies: AllDependencies }),
};

/** Loads what a customer's cart needs with the first who signs in. */
function serverCartOf({ allDependencies }: { readonly allDependencies: AllDependencies }): ServerCartOf {
  return async (customer) => {
    const [window, serverCartIn] = await Promise.all([allDependencies(), loadServerCart()]);
    return serverCartIn(window, customer);
  };
}

const loadServerCart = lateCode(() => import("./composition.ts"), "serverCartIn");
