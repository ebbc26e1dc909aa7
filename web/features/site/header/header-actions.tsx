import { Coins } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { siteWords } from "#web/design/site-words.ts";
import { AccountMenu } from "#web/features/site/menus/account-menu.tsx";
import { SignInLink } from "#web/features/sign-in/session/sign-in-link.tsx";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

type Ends = { readonly outside: OutsideAddresses | null; readonly account: readonly MenuItem[]; readonly here: string };

/** The end of the upmost row: the app, and either ways in or who is signed in, in one line and height. */
export const HeaderActions = observer(function HeaderEnds({ outside, account, here }: Ends) {
  const { isSignedIn, user } = useStore(SessionStore);
  return (
    <div className="top-row-end">
      {outside === null ? null : <OutsideLink address={outside.playStore}>{siteWords.downloadApp}</OutsideLink>}
      {isSignedIn ? (
        <>
          {user === null ? null : (
            <a className="points" href="/user/points" aria-label={siteWords.pointsTold({ points: wholeNumber(user.rewardPoints) })}>
              <Coins className="icon icon-small" aria-hidden="true" />
              {siteWords.points({ points: wholeNumber(user.rewardPoints) })}
            </a>
          )}
          <AccountMenu items={account} name={user?.customer.name ?? null} here={here} />
        </>
      ) : (
        <>
          {outside === null ? null : <OutsideLink address={outside.onboarding}>{siteWords.onboard}</OutsideLink>}
          <SignInLink className="strong">{siteWords.signIn}</SignInLink>
        </>
      )}
    </div>
  );
});
