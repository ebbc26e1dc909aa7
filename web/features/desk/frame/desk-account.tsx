import { observer } from "mobx-react-lite";
import { LanguageSwitch } from "#web/design/header/language-switch.tsx";
import { MenuPopover } from "#web/design/menu/menu-popover.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { deskPhrases } from "#web/features/desk/wording/desk.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";

type DeskAccountProps = { readonly shop: string; readonly address: string };

/** Who works here, the ways to what is theirs as a customer, the language and the way out. */
export const DeskAccount = observer(function DeskAccount({ shop, address }: DeskAccountProps) {
  const session = useStore(SessionStore);
  const isSignedIn = useAwake() && session.isSignedIn;
  const name = isSignedIn ? (session.user?.customer.name ?? siteWords.account) : siteWords.account;
  return (
    <div className="desk-account">
      <MenuPopover id="desk-account" title={name} className="menu-popover at-end">
        <ul>
          {isSignedIn ? (
            <li>
              <a href={`${shop}${consultationAddress.appointmentsAsPatient}`} target="_self">
                {deskPhrases.own}
              </a>
            </li>
          ) : null}
          <li>
            <a href={`${shop}/`} target="_self">
              {deskPhrases.toShop}
            </a>
          </li>
          {isSignedIn ? (
            <li>
              <button type="button" onClick={() => void session.signOut()}>
                {deskPhrases.signOut}
              </button>
            </li>
          ) : null}
        </ul>
        <LanguageSwitch back={address} />
      </MenuPopover>
    </div>
  );
});
