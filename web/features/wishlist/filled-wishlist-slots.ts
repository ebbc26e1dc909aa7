import { sides } from "#sides/wishlist-slots";
import type { WishlistSlots } from "#web/platform/slots/wishlist-slots.ts";

/** What can be done with what was put aside, as the features of the shell fill it. */
export const filledWishlistSlots: WishlistSlots = Object.assign({}, ...sides);
