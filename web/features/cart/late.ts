import { bindGuestCart } from "./store/late.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

/** What a visitor's cart holds is handed over to the cart of whoever signs in. */
export const cartLate: LateFeature = { stores: bindGuestCart };
