import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { filledMenuSlots } from "./filled-menu-slots.ts";
import type { MenuItem } from "#core/content/menus.ts";

const { customerLink: CustomerLink } = filledMenuSlots;

/** An entry of a menu where it leads: on this site, outside of it, or only for customers. */
export function MenuLink({ item: { title, link, opensTo } }: { readonly item: MenuItem }) {
  const told = menuTitle(title);
  if (link === null) return <span>{told}</span>;
  if (!link.startsWith("/")) return <OutsideLink address={link}>{told}</OutsideLink>;
  if (opensTo !== "customers" || CustomerLink === undefined) return <a href={link}>{told}</a>;
  return <CustomerLink link={link}>{told}</CustomerLink>;
}
