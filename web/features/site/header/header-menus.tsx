import { observer } from "mobx-react-lite";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Viewer } from "#web/platform/window/viewer.ts";
import { MenuPopover } from "#web/design/menu/menu-popover.tsx";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { MenuLink } from "#web/features/site/menus/menu-link.tsx";
import { shownItems } from "#web/features/site/menus/shown-items.ts";
import type { MenuItem } from "#core/content/menus.ts";

/** Our Services, For Doctors, Free Health Tools, Fitbook. Source: specification/site.md, Header. */
export const HeaderMenus = observer(function HeaderMenus({ menus }: { readonly menus: readonly MenuItem[] }) {
  const viewer = useDependency(Viewer);
  const isSignedIn = useAwake() && viewer.isSignedIn;
  return shownItems(menus, isSignedIn).map(({ title, items }, place) => (
    <MenuPopover key={title} id={`head-menu-${place}`} title={menuTitle(title)}>
      <ul>
        {shownItems(items, isSignedIn).map((item) => (
          <li key={item.title}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
    </MenuPopover>
  ));
});
