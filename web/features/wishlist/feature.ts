import { lateCode } from "#web/platform/late/late-code.ts";
import { keep } from "#adapters/composition/keep.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import { ToastStore } from "#web/features/site/toasts/toast-store.ts";
import { WishlistLink } from "./wishlist-link.tsx";
import { WishlistReader } from "./wishlist-reader.tsx";
import { WishlistStore } from "./wishlist-store.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** What a customer puts aside. */
export const wishlistFeature: Feature<"wishlist", "catalogue" | "customer-cart" | "sign-in" | "site"> = {
  stores: (container) =>
    keep(container, WishlistStore, {
      session: SessionStore,
      allDependencies: AllDependencies,
      toasts: ToastStore,
    }),
  lateRoutes: [{ at: /^\/shop\/wishlist(?:\/|$)/i, load: lateCode(() => import("./wishlist-routes.tsx"), "wishlistRoutes") }],
  frame: { wishlist: WishlistLink, overlay: WishlistReader },
};
