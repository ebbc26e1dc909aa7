import { MenuPopover } from "#web/design/menu/menu-popover.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { AccountItems } from "./account-items.tsx";
import type { MenuItem } from "#core/content/menus.ts";

type Account = { readonly items: readonly MenuItem[]; readonly name: string | null; readonly here: string };

/** My Orders, My Profile, Fitbook Profile and the way out. Source: specification/site.md, Header. */
export function AccountMenu({ items, name, here }: Account) {
  return (
    <MenuPopover id="account-menu" title={name ?? siteWords.account} className="menu-popover at-end" here={here}>
      <AccountItems items={items} />
    </MenuPopover>
  );
}
