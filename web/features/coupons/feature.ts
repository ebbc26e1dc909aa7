import { couponsOverHttp } from "#adapters/composition/coupons/over-http.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Coupons on a cart. */
export const couponsFeature: Feature<"coupons", "cart" | "pricing" | "sign-in" | "site"> = {
  overHttp: couponsOverHttp,
};
