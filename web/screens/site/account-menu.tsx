import { useStore } from "#web/frame/keeper.tsx";
import { MenuPopover } from "#web/parts/menu-popover.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { menuTitle } from "#web/wording/menus.ts";
import { siteWords } from "#web/wording/site.ts";
import type { MenuItem } from "#core/content/menus.ts";

type Account = { readonly items: readonly MenuItem[]; readonly name: string | null; readonly here: string };

/** My Orders, My Profile, Fitbook Profile and the way out. Source: platform section 2, Header. */
export function AccountMenu({ items, name, here }: Account) {
  const session = useStore(SessionStore);
  return (
    <MenuPopover id="account-menu" title={name ?? siteWords.account} className="menu-pop at-end" here={here}>
      <ul>
        {items.map(({ title, link }) => (
          <li key={title}>
            {link === null ? (
              <button type="button" onClick={() => void session.signOut()}>
                {menuTitle(title)}
              </button>
            ) : (
              <a href={link}>{menuTitle(title)}</a>
            )}
          </li>
        ))}
      </ul>
    </MenuPopover>
  );
}
