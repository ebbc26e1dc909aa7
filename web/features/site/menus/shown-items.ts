import type { MenuItem } from "#core/content/menus.ts";

/** What of a menu somebody sees. */
export const shownItems = (items: readonly MenuItem[], isSignedIn: boolean): readonly MenuItem[] =>
  items.filter(({ shownTo }) => shownTo === "everybody" || shownTo === (isSignedIn ? "customers" : "visitors"));
