import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { filledMenuSlots } from "./filled-menu-slots.ts";
import type { ReactNode } from "react";
import type { MenuItem } from "#core/content/menus.ts";

const { customerLink: CustomerLink } = filledMenuSlots;

/** An entry of a menu where it leads: on this site, outside of it, or only for customers. */
export function MenuLink({ item, icon = null }: { readonly item: MenuItem; readonly icon?: ReactNode }) {
  const { link, opensTo } = item;
  const title = (
    <>
      {icon}
      {menuTitle(item.title)}
    </>
  );
  if (link === null) return <span>{title}</span>;
  if (!link.startsWith("/")) return <OutsideLink address={link}>{title}</OutsideLink>;
  if (opensTo !== "customers" || CustomerLink === undefined) return <a href={link}>{title}</a>;
  return <CustomerLink link={link}>{title}</CustomerLink>;
}
