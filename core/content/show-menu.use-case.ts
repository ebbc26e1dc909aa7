import { token } from "../shared/token.ts";
import { shownMenu } from "./shown-menu.ts";
import type { Content } from "./content.port.ts";
import type { MenuItem, MenuName } from "./menus.ts";
import type { SiteSettings } from "./site-settings.ts";

/** A menu's entries in their order, links to the outside as they are configured. Source: specification/catalogue.md, Menus of the shop. */
export type ShowMenu = (menu: MenuName) => Promise<readonly MenuItem[]>;
export const ShowMenu = token<ShowMenu>("ShowMenu");

export const makeShowMenu =
  ({ content, settings: { outside } }: { readonly content: Content; readonly settings: SiteSettings }): ShowMenu =>
  async (menu) =>
    shownMenu((await content.menus())?.[menu] ?? [], outside);
