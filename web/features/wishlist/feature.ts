import { lateCode } from "#web/platform/late/late-code.ts";
import { KeptCounts } from "#core/me/kept-counts.port.ts";
import { keptCountsIn } from "#adapters/browser-storage/kept-counts.ts";
import { keep } from "#adapters/composition/keep.ts";
import { make } from "#adapters/composition/make.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { WishlistLink } from "./wishlist-link.tsx";
import { WishlistReader } from "./wishlist-reader.tsx";
import { WishlistStore, wishlistNeeds } from "./wishlist-store.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** What a customer puts aside. */
export const wishlistFeature: Feature<"wishlist", "catalogue" | "sign-in" | "site"> = {
  stores(container) {
    make(container, KeptCounts, () => keptCountsIn(() => globalThis.localStorage), {});
    keep(container, WishlistStore, { session: SessionStore, toasts: ToastStore, counts: KeptCounts, ...wishlistNeeds });
  },
  lateRoutes: [{ at: /^\/shop\/wishlist(?:\/|$)/i, load: lateCode(() => import("./wishlist-routes.tsx"), "wishlistRoutes") }],
  frame: { wishlist: WishlistLink, overlay: WishlistReader },
};
