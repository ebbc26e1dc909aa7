import { wishlistOverHttp } from "#adapters/composition/wishlist/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const wishlistLate: LateFeature = { overHttp: wishlistOverHttp };
