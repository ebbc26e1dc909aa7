import { token } from "../shared/token.ts";
import type { Content } from "./content.port.ts";
import type { MenuItem, MenuName } from "./menus.ts";

/** A menu's entries in their order. Source: platform, section 7, shop menu list. */
export type ShowMenu = (menu: MenuName) => Promise<readonly MenuItem[]>;
export const ShowMenu = token<ShowMenu>("ShowMenu");

export const makeShowMenu =
  (content: Content): ShowMenu =>
  async (menu) =>
    (await content.menus())?.[menu] ?? [];
