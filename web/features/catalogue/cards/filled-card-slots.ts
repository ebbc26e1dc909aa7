import { sides } from "#sides/card-slots";
import type { CardSlots } from "#web/platform/slots/card-slots.ts";

/** What can be done with a product, as the features of the shell fill it. */
export const filledCardSlots: CardSlots = Object.assign({}, ...sides);
