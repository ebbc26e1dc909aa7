import { AccountSideMenu } from "./header/account-side-menu.tsx";
import { MenuEntranceSlot } from "./header/menu-entrance-slot.tsx";
import { CustomerLink } from "#web/platform/session/customer-link.tsx";
import type { MenuSlots } from "#web/platform/slots/menu-slots.ts";

export const signInMenuSlots: MenuSlots = { account: AccountSideMenu, entrance: MenuEntranceSlot, customerLink: CustomerLink };
