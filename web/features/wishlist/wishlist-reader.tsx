import { useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { WishlistStore } from "./wishlist-store.ts";

/** Reads the wishlist once the page stands; there is nothing to draw. */
export function WishlistReader() {
  const wishlist = useStore(WishlistStore);
  useEffect(() => wishlist.begin(), [wishlist]);
  return null;
}
