import type { ComponentType, ReactNode } from "react";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

/** What a feature adds to the menus. Its file menu-slots.ts is loaded with the code of the menus, after hydration. */
export type MenuSlots = {
  /** Who is signed in, or the ways in, on a phone: with all that the header has no room for there. */
  readonly account?: ComponentType<{
    readonly menu: readonly MenuItem[];
    readonly more: readonly MenuItem[];
    readonly account: readonly MenuItem[];
    readonly outside: OutsideAddresses | null;
    readonly address: string;
  }>;
  /** Who is signed in, or the way in, and their orders: at the top of a phone's menu. */
  readonly entrance?: ComponentType;
  /** A menu's way to what only customers have. Where no feature fills it, such a way is a plain link. */
  readonly customerLink?: ComponentType<{ readonly link: string; readonly children: ReactNode }>;
};
