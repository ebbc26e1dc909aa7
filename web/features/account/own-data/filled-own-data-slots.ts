import { sides } from "#sides/own-data-slots";
import type { OwnDataSlots } from "#web/platform/slots/own-data-slots.ts";

/** What the page of a customer's own data shows of other features, as those of the shell fill it. */
export const filledOwnDataSlots: OwnDataSlots = Object.assign({}, ...sides);
