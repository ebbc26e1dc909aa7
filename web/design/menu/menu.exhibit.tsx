import Menu from "lucide-react/icons/menu";
import UserRound from "lucide-react/icons/user-round";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { categories, ignore, say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { MenuPopover } from "./menu-popover.tsx";
import { SideMenu } from "./side-menu.tsx";
import type { ComponentProps } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const menu = (id: string, title: string, entries: readonly string[]): ComponentProps<typeof MenuPopover> => ({
  id,
  title,
  children: (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>
          <a href="/shop">{entry}</a>
        </li>
      ))}
    </ul>
  ),
});

const side = (menu: Pick<ComponentProps<typeof SideMenu>, "id" | "name" | "side" | "icon">, entries: readonly string[]) => ({
  ...menu,
  heading: <h2>{menu.name}</h2>,
  closing: say.close,
  onOpen: ignore,
  children: (
    <ul className="menu-list">
      {entries.map((entry) => (
        <li key={entry}>
          <a href="/shop">{entry}</a>
        </li>
      ))}
    </ul>
  ),
});

export const menuExhibits: readonly Exhibit[] = [
  exhibit(MenuPopover, (id) => ({
    few: menu(
      `${id}-menu`,
      say.shop,
      categories.map(({ title }) => title),
    ),
    long: menu(`${id}-menu-long`, say.shop, [long.line, long.text]),
    Hindi: menu(`${id}-menu-hindi`, hindi.why, hindi.choices),
  })),
  exhibit(SideMenu, (id) => ({
    "on the left": side(
      { id: `${id}-left`, name: say.shop, side: "start", icon: <Menu className="icon icon-large" aria-hidden="true" /> },
      categories.map(({ title }) => title),
    ),
    "on the right, in Hindi": side(
      { id: `${id}-right`, name: hindi.why, side: "end", icon: <UserRound className="icon icon-large" aria-hidden="true" /> },
      hindi.choices,
    ),
  })),
];
