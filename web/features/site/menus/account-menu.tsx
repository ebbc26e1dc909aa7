import { Slot } from "#web/platform/slots/slot.tsx";
import { filledMenuSlots } from "./filled-menu-slots.ts";
import type { ComponentProps } from "react";
import type { MenuSlots } from "#web/platform/slots/menu-slots.ts";

/** A phone's menu of who is signed in, where a feature of the shell has one. */
export const AccountMenu = (given: ComponentProps<NonNullable<MenuSlots["account"]>>) => (
  <Slot of={filledMenuSlots.account} given={given} />
);
