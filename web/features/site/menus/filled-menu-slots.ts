import { sides } from "#sides/menu-slots";
import type { MenuSlots } from "#web/platform/slots/menu-slots.ts";

/** What stands in menus, as the features of the shell fill it. */
export const filledMenuSlots: MenuSlots = Object.assign({}, ...sides);
