import { exhibit } from "#web/gallery/exhibit.tsx";
import { ignore } from "#web/gallery/samples.ts";
import { MenuUnavailable } from "./menu-unavailable.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const menusExhibits: readonly Exhibit[] = [
  exhibit(MenuUnavailable, () => ({ "a menu that did not come": { onTry: ignore, children: null } }), { room: "card" }),
];
