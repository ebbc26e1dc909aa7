import { useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import type { MouseEvent } from "react";
import type { MenuItem } from "#core/content/menus.ts";

/** What is one's own, and the way out, which closes the menu that it stands in. */
export function AccountItems({ items }: { readonly items: readonly MenuItem[] }) {
  const session = useStore(SessionStore);
  const leave = (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
    void session.signOut();
  };
  return (
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          {item.link === null ? (
            <button type="button" onClick={leave}>
              {menuTitle(item.title)}
            </button>
          ) : (
            <a href={item.link}>{menuTitle(item.title)}</a>
          )}
        </li>
      ))}
    </ul>
  );
}
