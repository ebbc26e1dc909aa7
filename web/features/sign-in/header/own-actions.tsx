import Coins from "lucide-react/icons/coins";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { MenuPopover } from "#web/design/menu/menu-popover.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { siteWords } from "#web/design/site-words.ts";
import { useFocusInPlaceOf } from "#web/platform/window/focus-after-press.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { AccountItems } from "./account-items.tsx";
import { frameMenuWords } from "#web/design/wording/frame-menus.ts";
import type { MenuItem } from "#core/content/menus.ts";

type Actions = { readonly menu: readonly MenuItem[] };

/** The way in, and what stands there until this has come. */
const WAYS_IN = 'a[href="/login"], a[href="/profile"]';

/** Who is signed in: points, and My Orders, My Profile, Fitbook Profile and the way out. Source: specification/site.md, Header. */
export const OwnActions = observer(function OwnActions({ menu }: Actions) {
  const { user } = useStore(SessionStore);
  const account = useFocusInPlaceOf<HTMLButtonElement>(WAYS_IN); // Where the way in stood, somebody has just signed in.
  return (
    <>
      {user === null ? null : (
        <a className="points" href="/user/points" aria-label={frameMenuWords.pointsTold({ points: wholeNumber(user.rewardPoints) })}>
          <Coins className="icon icon-small" aria-hidden="true" />
          {frameMenuWords.points({ points: wholeNumber(user.rewardPoints) })}
        </a>
      )}
      <MenuPopover id="account-menu" title={user?.customer.name ?? siteWords.account} className="menu-popover at-end" button={account}>
        <AccountItems items={menu} />
      </MenuPopover>
    </>
  );
});
