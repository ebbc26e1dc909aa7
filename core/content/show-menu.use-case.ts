import { useCase } from "../shared/token.ts";
import { shownMenu } from "./shown-menu.ts";
import { maker } from "../shared/use-case.ts";
import { Content } from "./content.port.ts";
import { SiteSettings } from "./site-settings.ts";
import type { MenuItem, MenuName } from "./menus.ts";

/** A menu's entries in their order, links to the outside as they are configured. Source: specification/catalogue.md, Menus of the shop. */
export type ShowMenu = (menu: MenuName) => Promise<readonly MenuItem[]>;
export const ShowMenu = useCase<ShowMenu>("content", "ShowMenu");

export const makeShowMenu = maker(
  ShowMenu,
  { content: Content, settings: SiteSettings },
  ({ content, settings: { outside } }) =>
    async (menu) =>
      shownMenu((await content.menus())?.[menu] ?? [], outside),
);
