import { observer } from "mobx-react-lite";
import { Opened } from "#web/platform/late/opened.tsx";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { SignInLink } from "#web/platform/session/sign-in-link.tsx";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

const ownActions = lateCode(() => import("./own-actions.tsx"), "OwnActions");

type Actions = { readonly outside: OutsideAddresses | null; readonly menu: readonly MenuItem[] };

/** Either the ways in or, once their code has come, what is somebody's own. Source: specification/site.md, Header. */
export const AccountActions = observer(function AccountActions({ outside, menu }: Actions) {
  const { isSignedIn } = useStore(SessionStore);
  if (isSignedIn) return <Opened load={ownActions} given={{ menu }} waits={<a href="/profile">{siteWords.account}</a>} />;
  return (
    <>
      {outside === null ? null : <OutsideLink address={outside.onboarding}>{siteWords.onboard}</OutsideLink>}
      <SignInLink className="strong">{siteWords.signIn}</SignInLink>
    </>
  );
});
