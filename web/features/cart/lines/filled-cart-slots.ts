import { sides } from "#sides/cart-slots";
import type { CartSlots } from "#web/platform/slots/cart-slots.ts";

/** What a cart shows of other features, as those of the shell fill it. */
export const filledCartSlots: CartSlots = Object.assign({}, ...sides);
