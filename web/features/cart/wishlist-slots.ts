import { MoveToCart } from "./lines/move-to-cart.tsx";
import type { WishlistSlots } from "#web/platform/slots/wishlist-slots.ts";

export const cartWishlistSlots: WishlistSlots = { move: MoveToCart };
