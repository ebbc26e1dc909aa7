import UserRound from "lucide-react/icons/user-round";
import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { LanguageSwitch } from "#web/design/header/language-switch.tsx";
import { SideMenu } from "#web/design/menu/side-menu.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { AccountItems } from "./account-items.tsx";
import { MenuLink } from "#web/features/site/menus/menu-link.tsx";
import { shownItems } from "#web/features/site/menus/shown-items.ts";
import { SignInLink } from "#web/platform/session/sign-in-link.tsx";
import { frameMenuWords } from "#web/design/wording/frame-menus.ts";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

const menuIcon = lateCode(() => import("#web/features/site/menus/menu-icon.tsx"), "MenuIcon");
const PLACE = <span className="icon" />;

type Bar = {
  readonly menu: readonly MenuItem[];
  /** The header's menus, and the one of who is signed in, which a phone has no other place for. */
  readonly more: readonly MenuItem[];
  readonly account: readonly MenuItem[];
  readonly outside: OutsideAddresses | null;
  /** The path and search of the page at hand. */
  readonly address: string;
};

/**
 * A phone's account: who one is, what is theirs, and a submenu of all that the header holds elsewhere. Source: specification/site.md, Menus
 * on a phone.
 */
export const AccountSideMenu = observer(function SideBar({ menu, more, account, outside, address }: Bar) {
  const { city } = useDependency(FilledFrame);
  const session = useStore(SessionStore);
  const isAwake = useAwake();
  const [isOpened, tell] = useState(false);
  const opened = useCallback(() => tell(true), []);
  const [isSignedIn, user] = isAwake ? [session.isSignedIn, session.user] : [false, null];
  const items = menu.filter(({ shownTo }) => shownTo !== "visitors"); // Who one is stands first, below.
  const heading = isSignedIn ? (
    <a className="menu-account" href={accountAddress.overview}>
      <b>{user?.customer.name ?? siteWords.account}</b>
      {user === null ? null : <span className="small muted">{siteWords.account}</span>}
      {user === null ? null : <span className="points">{frameMenuWords.points({ points: wholeNumber(user.rewardPoints) })}</span>}
    </a>
  ) : (
    <SignInLink className="menu-account">{frameMenuWords.loginSignup}</SignInLink>
  );
  return (
    <SideMenu
      id="site-account"
      name={siteWords.account}
      side="end"
      icon={<UserRound className="icon icon-large" aria-hidden="true" />}
      heading={heading}
      closing={frameMenuWords.closeAccount}
      onOpen={opened}
    >
      <ul className="menu-list">
        {items.map((item) => (
          <li key={item.title}>
            <MenuLink item={item} icon={isOpened ? <Opened load={menuIcon} given={item} waits={PLACE} /> : null} />
          </li>
        ))}
      </ul>
      <div className="accordions menu-nested">
        {shownItems(more, isSignedIn).map(({ title, items: inner }) => (
          <details key={title} name="site-submenu">
            <summary>{menuTitle(title)}</summary>
            <ul className="accordion-body">
              {shownItems(inner, isSignedIn).map((item) => (
                <li key={item.title}>
                  <MenuLink item={item} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <div className="menu-end">
        {isSignedIn ? <AccountItems items={account.filter(({ title }) => items.every((item) => item.title !== title))} /> : null}
        {isAwake ? <Slot of={city} given={{ className: "place" }} /> : city === undefined ? null : <span className="place" />}
        {outside === null ? null : <OutsideLink address={outside.playStore}>{siteWords.downloadApp}</OutsideLink>}
        <LanguageSwitch back={address} />
      </div>
    </SideMenu>
  );
});
