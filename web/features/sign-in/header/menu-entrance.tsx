import Package from "lucide-react/icons/package";
import UserRound from "lucide-react/icons/user-round";
import { observer } from "mobx-react-lite";
import { frameMenuWords } from "#web/design/wording/frame-menus.ts";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { CustomerLink } from "#web/platform/session/customer-link.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { SignInLink } from "#web/platform/session/sign-in-link.tsx";

/** Who one is, or the way in, and one's orders: first on a phone's menu. */
export const MenuEntrance = observer(function MenuEntrance() {
  const { isSignedIn, user } = useStore(SessionStore);
  return (
    <div className="menu-entrance">
      {isSignedIn ? (
        <a href={accountAddress.overview}>
          <UserRound className="icon leaf" aria-hidden="true" />
          <b>{user?.customer.name ?? siteWords.account}</b>
        </a>
      ) : (
        <SignInLink>
          <UserRound className="icon leaf" aria-hidden="true" />
          <b>{frameMenuWords.loginSignup}</b>
        </SignInLink>
      )}
      <CustomerLink link="/shop/orders">
        <Package className="icon leaf" aria-hidden="true" />
        <b>{menuTitle("My Orders")}</b>
      </CustomerLink>
    </div>
  );
});
