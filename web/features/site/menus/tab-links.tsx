import { MenuIcon } from "./menu-icon.tsx";
import { MenuLink } from "./menu-link.tsx";
import type { MenuItem } from "#core/content/menus.ts";

export const TabLinks = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <ul className="menu-list">
    {items.map((item) => (
      <li key={item.title}>
        <MenuLink item={item} icon={<MenuIcon {...item} />} />
      </li>
    ))}
  </ul>
);
