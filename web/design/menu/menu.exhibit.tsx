import { exhibit } from "#web/gallery/exhibit.tsx";
import { categories, say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { MenuPopover } from "./menu-popover.tsx";
import type { ComponentProps } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const menu = (id: string, title: string, entries: readonly string[]): ComponentProps<typeof MenuPopover> => ({
  id,
  title,
  here: "",
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
];
